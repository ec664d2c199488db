import { definitions } from '../../widgets/contract/registry';
import { nounOf } from '../../widgets/contract/type';
import { lastFixture } from './fixture';

const widgets = Object.fromEntries(
  definitions.flatMap((type) => [
    [`create_${nounOf(type)}`, { ...type.example, active: true }],
    [`update_${nounOf(type)}`, { name: 'Renamed', settings: { priority: 5 } }],
    [`restore_${nounOf(type)}`, undefined],
    [`duplicate_${nounOf(type)}`, undefined],
  ]),
);

/** A body with a widget of the company that was filled last. Its id is read when the body is sent, since the database assigns ids. */
const spare = (body: object): object =>
  Object.defineProperty({ ...body }, 'ids', { enumerable: true, get: () => [lastFixture().ids.spare] });

/** A body with the change that tests may revert, of the company that was filled last. */
const reverting = (): object =>
  Object.defineProperty({}, 'changes', { enumerable: true, get: () => [lastFixture().ids.reverted] });

/** A body with answers to the survey of the company that was filled last. */
const answering = (): object =>
  Object.defineProperty({}, 'answers', { enumerable: true, get: () => ({ [lastFixture().questionId]: 4 }) });

// The same date for the whole run, so that a repeated request has the same body.
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

/** A valid body for every operation that is sent with POST, PUT or PATCH, by tool name. */
export const BODIES: Record<string, unknown> = {
  ...widgets,
  archive_widgets: spare({}),
  move_widgets: spare({ folderId: null }),
  merge_widget: { name: 'Renamed' },
  restore_widget_version: {},
  publish_widget: {},
  update_widget_draft: { name: 'Renamed in a draft' },
  publish_widget_draft: {},
  request_review: { note: 'Ready.' },
  send_back_widget_draft: { note: 'Please look again.' },
  schedule_widget: { action: 'take-down', at: TOMORROW },
  move_widget_schedule: { at: TOMORROW },
  take_down_widget: {},
  update_changelog_post_draft: { title: 'Hello in a draft' },
  publish_changelog_post_draft: {},
  request_changelog_post_review: { note: 'Ready.' },
  send_back_changelog_post_draft: { note: 'Please look again.' },
  schedule_changelog_post: { action: 'take-down', at: TOMORROW },
  move_changelog_post_schedule: { at: TOMORROW },
  update_roadmap_item_draft: { name: 'Renamed in a draft' },
  publish_roadmap_item_draft: {},
  request_roadmap_item_review: { note: 'Ready.' },
  send_back_roadmap_item_draft: { note: 'Please look again.' },
  schedule_roadmap_item: { action: 'publish-changes', at: TOMORROW },
  move_roadmap_item_schedule: { at: TOMORROW },
  create_changelog: { name: 'Other news' },
  update_changelog: { active: false },
  create_changelog_post: {
    title: 'Hello',
    description: '<p>Hi</p>',
    date: '2026-01-05',
    active: true,
    tagNames: ['Improvement'],
  },
  publish_changelog_post: {},
  unpublish_changelog_post: {},
  update_changelog_post: { title: 'Hello again', tagNames: [] },
  create_roadmap: { name: 'More plans', publicName: 'What comes next' },
  update_roadmap: { publicName: null },
  create_roadmap_section: { name: 'Later' },
  update_roadmap_section: { name: 'Much later', position: 0 },
  create_roadmap_item: { name: 'Webhooks', description: 'Signed ones.', tagName: 'Improvement' },
  update_roadmap_item: { description: null, position: 0 },
  create_tag: { name: 'Fix', backgroundColor: '#aa0000', textColor: null },
  update_tag: { textColor: '#ffffff' },
  count_segment: { rules: [{ type: 'all-pages' }], ruleLogicalOperator: 'or' },
  count_reach: { rules: [{ type: 'all-pages' }] },
  list_competing_widgets: { rules: [{ type: 'all-pages' }], priority: 3 },
  create_segment: {
    name: 'Pro',
    rules: [{ type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: 'pro' }],
  },
  update_segment: { ruleLogicalOperator: 'or' },
  revert_changes: reverting(),
  create_proposal: { title: 'Onboarding', note: 'A tour and its segment.' },
  publish_proposal: {},
  discard_proposal: undefined,
  revert_proposal: undefined,
  create_theme: { name: 'Dawn', settings: { primaryColor: '#4f46e5' } },
  update_theme: { settings: { radius: 4 } },
  create_folder: { name: 'New' },
  update_folder: { name: 'Newer' },
  update_company: { settings: { appearance: { accentColor: '#4f46e5' } } },
  create_api_key: { name: 'For reading', scopes: ['read'] },
  record_feedback_response: { message: 'Slow', at: '2026-01-05' },
  record_nps_response: { rating: '9' },
  record_survey_response: answering(),
  redact_feedback_response: {},
  redact_nps_response: {},
  redact_survey_response: {},
  report_events: { events: [{ userId: 'user-42', name: 'invoice_paid', id: 'invoice-7' }, { name: '' }] },
  report_user_events: { events: [{ name: 'invoice_paid' }] },
  import_users: { users: [{ userId: 'imported', metadata: { plan: 'pro' } }, { userId: '' }] },
  replace_user: { metadata: { plan: 'free' } },
  update_user: { metadata: { seats: 3 } },
};
