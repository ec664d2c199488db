import { expect, test } from 'vitest';
import { type Caller, openTestCaller, refusal } from '../../../testing/caller';
import { recordEvents } from '../../analytics/events/service';
import { recordFeedback } from '../../analytics/responses/feedback';
import { recordNps } from '../../analytics/responses/nps';
import { recordSurvey } from '../../analytics/responses/survey';
import { submitIdea } from '../../content/public-pages/idea';

const userId = 'ann';
const who = { userId };

/** Creates every kind of data that Docent stores about people, for two people with an id and two email addresses each. */
async function fill({ api, ctx, database, companyId }: Caller) {
  const feedback = await api.feedbackWidgets.create({
    name: 'Feedback',
    options: [{ id: 'bug', name: 'Bug', type: 'bug' }],
  });
  const nps = await api.npsWidgets.create({ name: 'NPS', settings: { question: 'How likely?' } });
  const survey = await api.microSurveys.create({
    name: 'Survey',
    settings: {
      questions: [
        { id: 'words', question: 'Why?', type: 'text' },
        { id: 'one', question: 'Which?', type: 'single-choice', options: ['Red', 'Blue'] },
        { id: 'many', question: 'Which ones?', type: 'multiple-choice', options: ['Red', 'Blue'] },
        { id: 'stars', question: 'How good?', type: 'rating' },
      ],
    },
  });
  const changelog = await api.changelogs.create({ name: 'News', active: true });
  const roadmap = await api.roadmaps.create({ name: 'Next', active: true, takesIdeas: true });
  const section = await api.roadmapSections.create({ roadmapId: roadmap.id, name: 'Now' });
  const item = await api.roadmapItems.create({ roadmapId: roadmap.id, sectionId: section.id, name: 'Item' });

  for (const [id, email] of [
    [userId, 'Ann@Example.com'],
    ['bob', 'bob@example.com'],
  ] as const) {
    await api.users.put({ userId: id, metadata: { plan: 'pro', email } });
    const own = { who: { userId: id }, userId: id, name: id };
    await recordFeedback(ctx(), {
      ...own,
      widgetId: feedback.id,
      optionId: 'bug',
      message: `I am ${id}`,
      email: `${id}@work.example`,
      fromUrl: `https://app.example.com/${id}`,
    });
    await recordNps(ctx(), { ...own, widgetId: nps.id, rating: 9, comment: `${id} likes it`, url: `/${id}` });
    const answers = { words: `${id} says`, one: 'Red', many: ['Blue', `${id} wrote`], stars: 4, gone: `${id} again` };
    await recordSurvey(ctx(), { ...own, widgetId: survey.id, answers, url: `/${id}` });
    await recordEvents(ctx(), [
      { entityType: 'tour', entityId: 1, name: 'tour_start', who: { userId: id }, properties: { by: id } },
    ]);
    await submitIdea(
      ctx(),
      roadmap.id,
      { title: `Idea of ${id}`, email: `${id}@work.example` },
      { sender: `reader-${id.length}${id.at(-1)}`, url: 'https://docent.example.com/r/x' },
    );
    await database.prisma.roadmapVote.create({ data: { companyId, itemId: item.id, voter: id } });
    for (const address of [email.toLowerCase(), `${id}@work.example`])
      await database.prisma.subscriber.create({ data: { companyId, changelogId: changelog.id, email: address } });
  }
}

/** The rows of all tables with data about people in a company, as JSON. */
async function everything({ database: { prisma }, companyId }: Caller): Promise<string> {
  const where = { companyId };
  const rows = await Promise.all([
    prisma.endUser.findMany({ where }),
    prisma.feedbackResponse.findMany({ where, omit: { clientId: true } }),
    prisma.npsResponse.findMany({ where }),
    prisma.surveyResponse.findMany({ where }),
    prisma.roadmapVote.findMany({ where }),
    prisma.subscriber.findMany({ where }),
    prisma.event.findMany({ where }),
    prisma.actor.findMany({ where }),
  ]);
  return JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? Number(value) : value));
}

test('an export contains all data of a person and no data of others', async () => {
  const mine = await openTestCaller();
  await fill(mine);
  const file = await mine.api.users.export({ userId });
  expect(file).toMatchObject({
    userId,
    user: { userId, metadata: { plan: 'pro', email: 'Ann@Example.com' } },
    addresses: ['ann@example.com', 'ann@work.example'],
    events: expect.arrayContaining([expect.objectContaining({ name: 'tour_start', data: { by: 'ann' }, times: 1 })]),
    eventsLeftOut: 0,
    npsResponses: [{ rating: '9', comment: 'ann likes it', widgetName: 'NPS' }],
    surveyResponses: [{ answers: { words: 'ann says', one: 'Red', stars: 4 } }],
    votes: [{ itemName: 'Item' }],
    subscriptions: [
      { changelogName: 'News', email: 'ann@example.com' },
      { changelogName: 'News', email: 'ann@work.example' },
    ],
  });
  expect(file.feedbackResponses.map(({ message }) => message).sort()).toEqual(['I am ann', 'Idea of ann']);
  expect(JSON.stringify(file)).not.toMatch(/bob/);
});

test('export and erasure find ideas and subscriptions by an email address alone', async () => {
  const mine = await openTestCaller();
  await fill(mine);
  const address = 'ann@work.example';
  expect(await mine.api.users.export({ userId: address })).toMatchObject({
    user: null,
    addresses: [address],
    feedbackResponses: [{ message: 'Idea of ann' }],
    subscriptions: [{ email: address }],
  });
  expect((await refusal(mine.api.users.erase({ userId: address }))).code).toBe('not_found');
  await mine.api.users.erase({ userId: address, texts: true });
  expect((await refusal(mine.api.users.export({ userId: address }))).code).toBe('not_found');
  expect(await everything(mine)).not.toContain('Idea of ann');
});

test('erasing with texts removes all texts of the person, and keeps those of others', async () => {
  const [mine, other] = await Promise.all([openTestCaller(), openTestCaller()]);
  await fill(mine);
  await fill(other);
  const before = await everything(other);
  const bob = (await everything(mine)).match(/bob/g)?.length;
  await mine.api.users.erase({ userId, texts: true });

  const after = await everything(mine);
  expect(after).not.toMatch(/ann/i);
  expect(after.match(/bob/g)?.length).toBe(bob);
  expect(await everything(other)).toBe(before);
  const { prisma } = mine.database;
  const where = { companyId: mine.companyId, userId: null };
  expect(await prisma.surveyResponse.findMany({ where })).toMatchObject([
    { answers: { one: 'Red', many: ['Blue'], stars: 4 }, url: null },
  ]);
  expect(await prisma.npsResponse.findMany({ where })).toMatchObject([{ rating: 9, comment: null, url: null }]);
  expect(await prisma.feedbackResponse.findFirst({ where: { ...where, type: 'bug' } })).toMatchObject({
    optionName: 'Bug',
    message: null,
    fromUrl: null,
  });
});

test('erasing without texts keeps what was written and the subscriptions', async () => {
  const mine = await openTestCaller();
  await fill(mine);
  await mine.api.users.erase({ userId });
  const after = await everything(mine);
  for (const kept of ['I am ann', 'ann likes it', 'ann says', 'Idea of ann', 'ann@work.example'])
    expect(after).toContain(kept);
});

test('an unknown user has no export', async () => {
  const { api } = await openTestCaller();
  expect((await refusal(api.users.export(who))).code).toBe('not_found');
});
