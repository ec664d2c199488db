import { operation, router } from '../../operations/operation';
import { calendar, calendarInput } from './schema';
import { getSchedule } from './service';

export const scheduleRouter = router({
  get: operation({
    method: 'GET',
    path: '/schedule',
    tool: 'get_schedule',
    tag: 'Drafts and schedule',
    summary: 'Read the calendar',
    description:
      'Everything that is planned or was done in a range: scheduled actions of widgets, posts and roadmap items with their state and reason, dates of published posts, `startAt` and `endAt` of live widgets; and the widgets that run in it.',
  })
    .input(calendarInput)
    .output(calendar)
    .query(({ ctx, input }) => getSchedule(ctx, input)),
});
