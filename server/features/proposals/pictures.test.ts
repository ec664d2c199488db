import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { definitions } from '../../../widgets/generated/definitions';
import { env } from '../../platform/env';
import { openTestCaller } from '../../testing/caller';

// Tests set CHROMIUM_PATH themselves.
vi.hoisted(() => {
  process.env.CHROMIUM_PATH = '';
});
beforeEach(() => {
  env().CHROMIUM_PATH = '/usr/bin/chromium';
});
afterEach(() => {
  delete env().CHROMIUM_PATH;
});

/** A proposal with a segment, a new tour and changes of a live tip. */
async function openProposal() {
  const { api } = await openTestCaller();
  const { id: tipId } = await api.smartTips.create({ ...definitions.smartTip.example, active: true });
  const { id: proposalId } = await api.proposals.create({ title: 'Onboarding' });
  await api.segments.create({
    name: 'Pro',
    rules: [{ type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: 'pro' }],
    proposalId,
  });
  const { id: tourId } = await api.productTours.create({ ...definitions.tour.example, proposalId });
  await api.widgetDrafts.update({ widgetType: 'smart-tips', id: tipId, title: 'New', proposalId });
  const picturesNow = async () => (await api.proposals.get({ proposalId })).parts.map(({ pictures }) => pictures);
  const urlOf = (path: string) => `${env().APP_URL}/api/v1/widgets/${path}/preview.png`;
  return {
    api,
    proposalId,
    tipId,
    picturesNow,
    tour: urlOf(`product-tours/${tourId}`),
    tip: urlOf(`smart-tips/${tipId}`),
  };
}

it('an open part has a picture of the proposed state, and if its widget is live, one of the live state', async () => {
  const { picturesNow, tour, tip } = await openProposal();
  expect(await picturesNow()).toEqual([
    null,
    { before: null, after: tour },
    { before: tip, after: `${tip}?draft=true` },
  ]);
});

it('without a browser, there are no picture URLs', async () => {
  const { picturesNow } = await openProposal();
  delete env().CHROMIUM_PATH;
  expect(await picturesNow()).toEqual([null, null, null]);
});

it('a published part has a picture of the live state, a reverted part one of the restored state', async () => {
  const { api, proposalId, picturesNow, tour, tip } = await openProposal();
  await api.proposals.publish({ proposalId });
  expect(await picturesNow()).toEqual([null, { before: null, after: tour }, { before: null, after: tip }]);
  await api.proposals.revert({ proposalId });
  expect(await picturesNow()).toEqual([null, { before: null, after: tour }, { before: tip, after: null }]);
});

it('after a discard, only the live picture remains; an archived widget has none', async () => {
  const { api, proposalId, picturesNow, tip } = await openProposal();
  await api.proposals.discard({ proposalId });
  expect(await picturesNow()).toEqual([null, null, { before: tip, after: null }]);
});

it('changes that were discarded outside of the proposal have no picture', async () => {
  const { api, tipId, picturesNow, tip } = await openProposal();
  await api.widgetDrafts.discard({ widgetType: 'smart-tips', id: tipId });
  expect((await picturesNow())[2]).toEqual({ before: tip, after: null });
});
