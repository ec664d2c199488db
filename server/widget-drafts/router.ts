import { discardDraft, getDraft } from '../drafts/changes';
import { requestReview, sendBack } from '../drafts/review';
import { cancelPlan, listPlans, planAction } from '../drafts/schedule';
import { plan, plans } from '../drafts/schema';
import { operation, router } from '../operation/operation';
import { nothing } from '../operation/wire';
import { anyWidget } from '../widget-versions/schema';
import {
  discardInput,
  draft,
  draftPath,
  planInput,
  planPath,
  publishInput,
  reviewInput,
  sendBackInput,
  updateInput,
} from './schema';
import { publishWidgetDraft, updateWidgetDraft } from './service';
import { widgetSubject } from './subject';

const TAG = 'Drafts and schedule';
const DRAFT = '/widgets/{widgetType}/{id}/draft' as const;
const SCHEDULE = '/widgets/{widgetType}/{id}/schedule' as const;

export const widgetDraftsRouter = router({
  get: operation({
    method: 'GET',
    path: DRAFT,
    tool: 'get_widget_draft',
    tag: TAG,
    summary: 'Read the unpublished changes of a live widget',
    description:
      'The widget as it would be after publishing, and what differs from the live one. What was changed in the live widget meanwhile is merged in. Without unpublished changes there is none.',
  })
    .input(draftPath)
    .output(draft)
    .query(({ ctx, input }) => getDraft(ctx, widgetSubject(ctx, input))),

  update: operation({
    method: 'PATCH',
    path: DRAFT,
    tool: 'update_widget_draft',
    tag: TAG,
    errors: ['edit_conflict', 'not_live', 'conflict'],
    summary: 'Change a live widget without publishing',
    description:
      'Takes the fields of the type’s update, without `active`, with the same merge rules. People see the live widget as it is until the draft is published. A draft is made where there is none. A field that is sent again decides its conflict.',
  })
    .input(updateInput)
    .output(draft)
    .mutation(({ ctx, input }) => updateWidgetDraft(ctx, input)),

  discard: operation({
    method: 'DELETE',
    path: DRAFT,
    tool: 'discard_widget_draft',
    tag: TAG,
    summary: 'Discard unpublished changes',
    description: 'Discards all unpublished changes of a live widget, or with `path` only those at some places.',
  })
    .input(discardInput)
    .output(nothing)
    .mutation(({ ctx, input }) => discardDraft(ctx, widgetSubject(ctx, input), input.path)),

  publish: operation({
    method: 'POST',
    path: `${DRAFT}/publish`,
    tool: 'publish_widget_draft',
    tag: TAG,
    status: 200,
    alsoNeeds: 'publish',
    errors: ['edit_conflict', 'not_live', 'conflict'],
    summary: 'Publish the unpublished changes of a live widget',
    description:
      'Makes the draft live as one version. Fields that were changed in the live widget meanwhile, and not in the draft, stay. Where both changed the same, it is refused as `edit_conflict`, and `details.conflicts` names the places.',
  })
    .input(publishInput)
    .output(anyWidget)
    .mutation(({ ctx, input }) => publishWidgetDraft(ctx, input)),

  requestReview: operation({
    method: 'POST',
    path: `${DRAFT}/review`,
    tool: 'request_review',
    tag: TAG,
    status: 200,
    errors: ['not_live'],
    summary: 'Ask for a review of unpublished changes',
    description: 'Marks the draft as ready for someone who may publish it, with a note.',
  })
    .input(reviewInput)
    .output(draft)
    .mutation(({ ctx, input }) => requestReview(ctx, widgetSubject(ctx, input), input.note)),

  sendBack: operation({
    method: 'POST',
    path: `${DRAFT}/send-back`,
    tool: 'send_back_widget_draft',
    tag: TAG,
    status: 200,
    alsoNeeds: 'publish',
    errors: ['not_live'],
    summary: 'Send unpublished changes back',
    description: 'Answers a review with a note. The draft stays as it is.',
  })
    .input(sendBackInput)
    .output(draft)
    .mutation(({ ctx, input }) => sendBack(ctx, widgetSubject(ctx, input), input.note)),

  schedule: operation({
    method: 'POST',
    path: SCHEDULE,
    tool: 'schedule_widget',
    tag: TAG,
    alsoNeeds: 'publish',
    errors: ['conflict'],
    summary: 'Schedule a widget',
    description:
      'Plans to publish a draft, to publish the unpublished changes of a live widget, or to take a widget down, once each. It is done within 30 seconds of `at`; what cannot be done then is listed as `failed` with its reason.',
  })
    .input(planInput)
    .output(plan)
    .mutation(({ ctx, input }) => planAction(ctx, widgetSubject(ctx, input), input)),

  listSchedule: operation({
    method: 'GET',
    path: SCHEDULE,
    tool: 'list_widget_schedule',
    tag: TAG,
    summary: 'List what is planned with a widget',
    description: 'What is planned, and the last ten plans that ran.',
  })
    .input(draftPath)
    .output(plans)
    .query(({ ctx, input }) => listPlans(ctx, widgetSubject(ctx, input))),

  cancelSchedule: operation({
    method: 'DELETE',
    path: `${SCHEDULE}/{scheduleId}`,
    tool: 'cancel_widget_schedule',
    tag: TAG,
    alsoNeeds: 'publish',
    summary: 'Cancel what is planned with a widget',
    description: 'Cancels a planned action that has not run yet.',
  })
    .input(planPath)
    .output(nothing)
    .mutation(({ ctx, input }) => cancelPlan(ctx, widgetSubject(ctx, input), input.scheduleId)),
});
