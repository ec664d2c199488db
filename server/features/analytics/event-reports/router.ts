import { operation, router } from '../../../operations/operation';
import { getUser } from '../../audience/users/service';
import { eventsInput, reported, userEventsInput } from './schema';
import { reportEvents } from './service';

const TEXTS = ['id', 'entityType', 'at'];
const ROWS = { field: 'events', key: 'name', others: 'properties', numbers: ['entityId'] };

const SAME =
  'They are counted like events from the script. Invalid events are listed in the response; the others are stored.';

export const eventReportsRouter = router({
  report: operation({
    method: 'POST',
    path: '/events',
    tool: 'report_events',
    rows: { ...ROWS, texts: [...TEXTS, 'userId', 'anonymousId'] },
    tag: 'Events',
    status: 200,
    summary: 'Report events',
    description: `Records up to 1,000 events from a server, of any users. ${SAME}`,
    errors: ['quota_exceeded'],
  })
    .input(eventsInput)
    .output(reported)
    .mutation(({ ctx, input }) => reportEvents(ctx, input.events)),

  reportOfUser: operation({
    method: 'POST',
    path: '/users/{userId}/events',
    tool: 'report_user_events',
    rows: { ...ROWS, texts: TEXTS },
    tag: 'Events',
    status: 200,
    summary: 'Report events of a user',
    description: `Records up to 1,000 events of one user. ${SAME}`,
    errors: ['not_found', 'quota_exceeded'],
  })
    .input(userEventsInput)
    .output(reported)
    .mutation(async ({ ctx, input }) => {
      await getUser(ctx, input.userId);
      return reportEvents(ctx, input.events, input.userId);
    }),
});
