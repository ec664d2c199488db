import { expect, test } from 'vitest';
import { type Caller, openTestCaller, refusal } from '../../../testing/caller';
import { rollUpCompany } from '../../analytics/events/rollup';
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
    // A browser that was identified as this person, and a later visit of it that was not verified.
    for (const anonymousId of [`phone-of-${id}`, `~phone-of-${id}`]) {
      const visit = { who: { anonymousId }, properties: { at: anonymousId } };
      await recordEvents(ctx(), [{ entityType: 'tour', entityId: 1, name: 'tour_start', ...visit }]);
      await database.prisma.roadmapVote.create({
        data: { companyId, itemId: item.id, voter: `anonymous:${anonymousId}` },
      });
    }
    const { id: mergedInto } = await database.prisma.actor.findFirstOrThrow({ where: { companyId, key: `u:${id}` } });
    await database.prisma.actor.updateMany({ where: { companyId, key: `a:phone-of-${id}` }, data: { mergedInto } });
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

/** The rows of all tables with data about people in a company. */
async function allRows({ database: { prisma }, companyId }: Caller) {
  const where = { companyId };
  return {
    users: await prisma.endUser.findMany({ where }),
    feedback: await prisma.feedbackResponse.findMany({ where, omit: { clientId: true } }),
    nps: await prisma.npsResponse.findMany({ where }),
    surveys: await prisma.surveyResponse.findMany({ where }),
    votes: await prisma.roadmapVote.findMany({ where }),
    subscribers: await prisma.subscriber.findMany({ where }),
    events: await prisma.event.findMany({ where }),
    actors: await prisma.actor.findMany({ where }),
  };
}

const asText = (rows: unknown): string =>
  JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? Number(value) : value));

/** The rows of all tables with data about people in a company, as JSON. */
const everything = async (caller: Caller): Promise<string> => asText(await allRows(caller));

/** The rows that are missing or different afterwards. */
function changedRows<Row>(before: readonly Row[], after: readonly Row[]): Row[] {
  const kept = new Set(after.map(asText));
  return before.filter((row) => !kept.has(asText(row)));
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
    browsers: ['phone-of-ann'],
    votes: [{ itemName: 'Item' }, { itemName: 'Item' }, { itemName: 'Item' }],
    subscriptions: [
      { changelogName: 'News', email: 'ann@example.com' },
      { changelogName: 'News', email: 'ann@work.example' },
    ],
  });
  expect(file.feedbackResponses.map(({ message }) => message).sort()).toEqual(['I am ann', 'Idea of ann']);
  expect(JSON.stringify(file)).not.toMatch(/bob/);
});

test('an export contains everything that an erasure with texts removes', async () => {
  const mine = await openTestCaller();
  await fill(mine);
  const before = await allRows(mine);
  const file = await mine.api.users.export({ userId });
  await mine.api.users.erase({ userId, texts: true });
  const after = await allRows(mine);

  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id).sort();
  expect(idsOf(file.feedbackResponses)).toEqual(idsOf(changedRows(before.feedback, after.feedback)));
  expect(idsOf(file.npsResponses)).toEqual(idsOf(changedRows(before.nps, after.nps)));
  expect(idsOf(file.surveyResponses)).toEqual(idsOf(changedRows(before.surveys, after.surveys)));
  expect(file.votes).toHaveLength(changedRows(before.votes, after.votes).length);
  const emails = changedRows(before.subscribers, after.subscribers).map(({ email }) => email);
  expect(file.subscriptions.map(({ email }) => email).sort()).toEqual(emails.sort());
  expect(changedRows(before.users, after.users)).toMatchObject([file.user?.userId].map((id) => ({ userId: id })));
  const erased = new Set(idsOf(changedRows(before.actors, after.actors)));
  expect(erased.size).toBe(3);
  expect(file.events).toHaveLength(before.events.filter(({ actorId }) => erased.has(actorId)).length);
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

test.each([
  ['of this version', false, false],
  ['of a version without update times', true, false],
  ['of a version without response ids', true, true],
])('erasing an email address removes the pages from the events of responses %s', async (_, hasNoUpdate, hasNoIds) => {
  const mine = await openTestCaller();
  const { api, database, companyId } = mine;
  const { id: npsId } = await api.npsWidgets.create({ name: 'N', settings: { question: 'How likely?' } });
  const { id: surveyId } = await api.microSurveys.create({
    name: 'S',
    settings: { questions: [{ id: 'why', question: 'Why?', type: 'text' }] },
  });
  const { id: feedbackId } = await api.feedbackWidgets.create({ name: 'F' });
  for (const email of ['ann@example.com', 'bob@example.com']) {
    const about = { email, url: `https://app.example.com/?invite=${email}` };
    await api.response.recordNps({ widgetId: npsId, ...about, rating: '9' });
    await api.response.recordSurvey({ id: surveyId, ...about, answers: { why: 'W' } });
    await api.response.recordFeedback({ widgetId: feedbackId, ...about, message: 'M' });
  }
  const { prisma } = database;
  const where = { companyId };
  if (hasNoUpdate) {
    const data = { updatedAt: new Date(0) };
    await prisma.npsResponse.updateMany({ where, data });
    await prisma.surveyResponse.updateMany({ where, data });
    await prisma.feedbackResponse.updateMany({ where, data });
  }
  if (hasNoIds) await prisma.event.updateMany({ where, data: { responseId: null } });
  const pages = async () =>
    (await prisma.event.findMany({ where })).map(({ properties }) => JSON.stringify(properties));
  const before = await pages();
  await api.users.erase({ userId: 'ann@example.com', texts: true });
  const after = await pages();
  expect(before.filter((one) => one.includes('ann@')).length).toBeGreaterThanOrEqual(4);
  expect(after.filter((one) => one.includes('ann@'))).toEqual([]);
  expect(after.filter((one) => one.includes('bob@'))).toEqual(before.filter((one) => one.includes('bob@')));
  expect(after).toHaveLength(before.length);
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
    {
      answers: { words: '[redacted]', one: 'Red', many: ['Blue', '[redacted]'], stars: 4, gone: '[redacted]' },
      url: null,
    },
  ]);
  expect(await prisma.npsResponse.findMany({ where })).toMatchObject([{ rating: 9, comment: null, url: null }]);
  expect(await prisma.feedbackResponse.findFirst({ where: { ...where, type: 'bug' } })).toMatchObject({
    optionName: 'Bug',
    message: null,
    fromUrl: null,
  });
});

test.each(
  [false, true].flatMap((texts) =>
    [false, true].flatMap((hasRating) => [false, true].map((isRolledUp) => ({ texts, hasRating, isRolledUp }))),
  ),
)('after an erasure, results and statistics agree (%o)', async ({ texts, hasRating, isRolledUp }) => {
  const { api, ctx, database, companyId } = await openTestCaller();
  const questions = [
    { id: 'words', question: 'Why?', type: 'text' },
    { id: 'stars', question: 'How good?', type: 'rating' },
  ];
  const { id } = await api.microSurveys.create({ name: 'Survey', settings: { questions } });
  const answers = hasRating ? { words: 'ann says', stars: 4 } : { words: 'ann says' };
  await recordSurvey(ctx(), { who, userId, widgetId: id, answers, isComplete: false });
  if (isRolledUp) await rollUpCompany(database, companyId);
  const figures = async () => {
    const { questions, totalResponses } = await api.results.survey({ id });
    const { widgets } = await api.stats.widgets({ entityType: 'microSurvey', entityId: id });
    const answered = widgets[0]?.events.micro_survey_answered?.count ?? 0;
    return { totalResponses, answers: questions.map(({ answered }) => answered), answered };
  };
  const before = await figures();
  expect(before).toEqual({ totalResponses: 1, answers: [1, hasRating ? 1 : 0], answered: hasRating ? 2 : 1 });
  await api.users.erase({ userId, texts });
  expect(await figures()).toEqual(before);
  const [response] = (await api.responses.survey({ id })).data;
  expect(response).toMatchObject({ answers: { words: texts ? '[redacted]' : 'ann says' }, userId: null });
  await api.response.deleteSurvey({ id, responseId: response?.id ?? 0 });
  expect(await figures()).toEqual({ totalResponses: 0, answers: [0, 0], answered: 0 });
  expect(await database.prisma.event.count({ where: { companyId } })).toBe(0);
});

test.each([false, true])('the responses of an erased user are not continued (texts: %s)', async (texts) => {
  const { api, ctx, database, companyId } = await openTestCaller();
  const nps = await api.npsWidgets.create({ name: 'NPS', settings: { question: 'How likely?' } });
  const questions = [{ id: 'words', question: 'Why?', type: 'text' }];
  const survey = await api.microSurveys.create({ name: 'Survey', settings: { questions } });
  const person = { who, userId, name: 'Ann', email: 'ann@example.com', isComplete: false };
  const give = async (revision: number, comment?: string) => {
    const { id } = await recordNps(ctx(), {
      ...person,
      clientId: 'client-1',
      widgetId: nps.id,
      rating: 9,
      comment,
      revision,
    });
    const answers = { words: comment ?? 'Because' };
    await recordSurvey(ctx(), { ...person, clientId: 'client-2', widgetId: survey.id, answers, revision });
    return id;
  };
  const where = { companyId };
  const stored = async () => [
    await database.prisma.npsResponse.findMany({ where }),
    await database.prisma.surveyResponse.findMany({ where }),
    await database.prisma.event.findMany({ where, orderBy: { id: 'asc' } }),
  ];
  const id = await give(1);
  await api.users.erase({ userId, texts });
  const erased = await stored();
  expect(erased).toMatchObject([[{ userId: null, rating: 9 }], [{ userId: null }], [{}, {}]]);
  const when = texts ? expect.any(String) : null;
  expect(await api.response.getNps({ widgetId: nps.id, responseId: id ?? 0 })).toMatchObject({ redactedAt: when });
  await give(2, 'I am Ann');
  expect(await stored()).toEqual(erased);
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
