import { expect, test } from 'vitest';
import { openTestCaller } from '../../../testing/caller';
import { voteOnPage } from './vote';

test('at most ten browsers of one network can vote for an item, also with concurrent votes', async () => {
  const { ctx, api, companyId, database } = await openTestCaller();
  const { id: roadmapId } = await api.roadmaps.create({ name: 'Plans' });
  const { id: sectionId } = await api.roadmapSections.create({ roadmapId, name: 'Planned' });
  const { id: itemId } = await api.roadmapItems.create({ roadmapId, sectionId, name: 'Webhooks' });
  const vote = (network: string, browser: string) =>
    voteOnPage(ctx(), roadmapId, { network, browser }, { itemId, voted: true }).then(
      () => 'voted',
      ({ code }: { code: string }) => code,
    );
  const outcomes = await Promise.all(Array.from({ length: 24 }, (_, at) => vote('here', `browser-${at}`)));
  expect(outcomes.filter((one) => one === 'voted')).toHaveLength(10);
  expect(outcomes.filter((one) => one === 'rate_limit_exceeded')).toHaveLength(14);
  expect(await database.prisma.roadmapVote.count({ where: { companyId, itemId } })).toBe(10);
  expect(await vote('elsewhere', 'browser-0')).toBe('voted');
});
