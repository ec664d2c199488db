import { definitions } from '../../widgets/generated/definitions';
import { type Caller, openTestCaller } from './caller';

export const { example: TOUR } = definitions.tour;
export const { example: TIP } = definitions.smartTip;
export const PRO = [{ type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: 'pro' }];
export const DRAFTING = { kind: 'person', application: 'Claude', scopes: new Set(['read', 'write'] as const) } as const;

/** A live tip, and an open proposal with a new tour, a segment, a post and changes of the tip. */
export async function openProposal() {
  const caller = await openTestCaller();
  const { api } = caller;
  const { id: changelogId } = await api.changelogs.create({ name: 'News' });
  const { id: tipId } = await api.smartTips.create({ ...TIP, active: true });
  const drafting = caller.as(DRAFTING);
  const made = drafting.api;
  const { id: proposalId } = await made.proposals.create({ title: 'Onboarding', note: 'For new teams.' });
  const { id: segmentId } = await made.segments.create({ name: 'Pro', rules: PRO, proposalId });
  const { id: tourId } = await made.productTours.create({ ...TOUR, proposalId });
  const { id: postId } = await made.changelogPosts.create({ changelogId, title: 'Tours', proposalId });
  await made.widgetDrafts.update({ widgetType: 'smart-tips', id: tipId, title: 'New', proposalId });
  return { ...caller, drafting, proposalId, changelogId, tipId, segmentId, tourId, postId };
}

export const statesOf = ({ parts }: { parts: { kind: string; state: string }[] }) =>
  Object.fromEntries(parts.map(({ kind, state }) => [kind, state]));
export const partOf = <P extends { kind: string }>({ parts }: { parts: P[] }, kind: string): P =>
  parts.find((part) => part.kind === kind) as P;

export async function liveOf(
  { api }: Caller,
  { tourId, tipId, changelogId, postId }: Awaited<ReturnType<typeof openProposal>>,
) {
  const [tour, tip] = [await api.productTours.get({ id: tourId }), await api.smartTips.get({ id: tipId })];
  const post = await api.changelogPosts.get({ changelogId, postId });
  return { tour: tour.active, tip: tip.title, draft: tip.draft?.changes ?? 0, post: post.active };
}
