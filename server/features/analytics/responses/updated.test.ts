import { describe, expect, test } from 'vitest';
import { type Caller, openTestCaller, refusal } from '../../../testing/caller';
import { csvExports } from '../../../transports/router';
import { recordFeedback } from './feedback';
import { recordNps } from './nps';
import { recordSurvey } from './survey';

const GIVEN = new Date('2026-03-01T10:00:00.000Z');
const LATER = '2026-04-01T00:00:00.000Z';
const BEFORE_THE_COLUMN = new Date(0);

type Filters = { createdAfter?: string; updatedAfter?: string; startDate?: string; endDate?: string };
type Row = { id: number; createdAt: string; updatedAt: string; redactedAt: string | null };
type Copy = { clientId: string; text: string; revision?: number; isComplete?: boolean; userId?: string };

/** What the tests do with the responses of one widget. */
type Kind = {
  widgetId: number;
  path: string;
  give: (copy: Copy) => Promise<number>;
  list: (filters?: Filters) => Promise<{ data: Row[]; pagination: { total: number } }>;
  read: (responseId: number) => Promise<Row>;
  redact: (responseId: number) => Promise<Row>;
  /** Sets the times of a stored response. */
  date: (id: number, createdAt: Date, updatedAt: Date) => Promise<unknown>;
};

const allow = async () => undefined;
const idOf = ({ id }: { id: number | undefined }) => id ?? 0;

const KINDS: Record<string, (caller: Caller) => Promise<Kind>> = {
  NPS: async ({ api, ctx, database, companyId }) => {
    const { id: widgetId } = await api.npsWidgets.create({ name: 'NPS' });
    return {
      widgetId,
      path: '/nps-widgets/{widgetId}/responses.csv',
      give: async ({ text, ...copy }) =>
        idOf(await recordNps(ctx(), { widgetId, rating: 9, comment: text, allow, ...copy })),
      list: (filters) => api.responses.nps({ widgetId, ...filters }),
      read: (responseId) => api.response.getNps({ widgetId, responseId }),
      redact: (responseId) => api.response.redactNps({ widgetId, responseId }),
      date: (id, createdAt, updatedAt) =>
        database.prisma.npsResponse.updateMany({ where: { companyId, id }, data: { createdAt, updatedAt } }),
    };
  },
  survey: async ({ api, ctx, database, companyId }) => {
    const questions = [{ id: 'why', question: 'Why?', type: 'text' }];
    const { id } = await api.microSurveys.create({ name: 'Survey', settings: { questions } });
    return {
      widgetId: id,
      path: '/micro-surveys/{id}/responses.csv',
      give: async ({ text, ...copy }) =>
        idOf(await recordSurvey(ctx(), { widgetId: id, answers: { why: text }, allow, ...copy })),
      list: (filters) => api.responses.survey({ id, ...filters }),
      read: (responseId) => api.response.getSurvey({ id, responseId }),
      redact: (responseId) => api.response.redactSurvey({ id, responseId }),
      date: (responseId, createdAt, updatedAt) =>
        database.prisma.surveyResponse.updateMany({
          where: { companyId, id: responseId },
          data: { createdAt, updatedAt },
        }),
    };
  },
  feedback: async ({ api, ctx, database, companyId }) => {
    const options = [{ id: 'idea', name: 'Idea', type: 'idea' }];
    const { id: widgetId } = await api.feedbackWidgets.create({ name: 'Feedback', options });
    return {
      widgetId,
      path: '/feedback-widgets/{widgetId}/responses.csv',
      give: async ({ clientId, text, userId }) =>
        idOf(await recordFeedback(ctx(), { widgetId, optionId: 'idea', message: text, clientId, userId })),
      list: (filters) => api.responses.feedback({ widgetId, ...filters }),
      read: (responseId) => api.response.getFeedback({ widgetId, responseId }),
      redact: (responseId) => api.response.redactFeedback({ widgetId, responseId }),
      date: (id, createdAt, updatedAt) =>
        database.prisma.feedbackResponse.updateMany({ where: { companyId, id }, data: { createdAt, updatedAt } }),
    };
  },
};

const ids = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id);

describe.each(Object.keys(KINDS))('%s responses', (name) => {
  /** A company with two responses that were given long ago. */
  async function open() {
    const caller = await openTestCaller();
    const kind = await (KINDS[name] as (typeof KINDS)[string])(caller);
    const [changed, untouched] = [
      await kind.give({ clientId: 'one', text: 'One', isComplete: false, revision: 1, userId: 'kim' }),
      await kind.give({ clientId: 'two', text: 'Two', isComplete: false, revision: 1 }),
    ];
    for (const id of [changed, untouched]) await kind.date(id, GIVEN, GIVEN);
    return { ...caller, kind, changed, untouched };
  }

  test('have the time of their last change, in lists, by id and in the list of all', async () => {
    const { api, kind } = await open();
    const id = await kind.give({ clientId: 'three', text: 'Three' });
    const read = await kind.read(id);
    expect(read.updatedAt).toBe(read.createdAt);
    await kind.date(id, GIVEN, new Date(LATER));
    const dated = { id, createdAt: GIVEN.toISOString(), updatedAt: LATER };
    expect(await kind.read(id)).toMatchObject(dated);
    expect((await kind.list({ updatedAfter: LATER })).data).toMatchObject([dated]);
    expect((await api.responses.all({ updatedAfter: LATER })).data).toMatchObject([dated]);
  });

  test('that were redacted since a time are listed, and redacting again changes nothing', async () => {
    const { api, kind, changed } = await open();
    expect(await kind.list({ updatedAfter: LATER })).toMatchObject({ data: [], pagination: { total: 0 } });
    const redacted = await kind.redact(changed);
    expect(redacted.updatedAt).toBe(redacted.redactedAt);
    expect(redacted.createdAt).toBe(GIVEN.toISOString());
    expect(await kind.list({ updatedAfter: LATER })).toMatchObject({ data: [redacted], pagination: { total: 1 } });
    expect(ids(await api.responses.all({ updatedAfter: LATER }))).toEqual([changed]);
    expect(await kind.redact(changed)).toEqual(redacted);
  });

  test('are not changed by a repeated copy', async () => {
    const { kind, changed } = await open();
    const before = await kind.read(changed);
    for (const revision of [1, 0]) {
      const copy = { clientId: 'one', text: 'Again', isComplete: true, revision, userId: 'kim' };
      expect(await kind.give(copy)).toBe(changed);
    }
    expect(await kind.read(changed)).toEqual(before);
  });

  test.each([false, true])('change when their user is erased; with texts: %s', async (texts) => {
    const { api, kind, changed } = await open();
    await api.users.erase({ userId: 'kim', texts });
    const found = await kind.list({ updatedAfter: LATER });
    expect(found.data).toMatchObject([{ id: changed, userId: null, createdAt: GIVEN.toISOString() }]);
  });

  test('from before the column changed last when they were given or redacted', async () => {
    const { api, kind, changed, untouched } = await open();
    const redacted = await kind.redact(changed);
    for (const id of [changed, untouched]) await kind.date(id, GIVEN, BEFORE_THE_COLUMN);
    expect(await kind.read(changed)).toEqual(redacted);
    expect((await kind.read(untouched)).updatedAt).toBe(GIVEN.toISOString());
    for (const list of [kind.list, api.responses.all]) {
      expect(ids(await list({ updatedAfter: GIVEN.toISOString() }))).toEqual([untouched, changed]);
      expect(ids(await list({ updatedAfter: LATER }))).toEqual([changed]);
      expect((await list({})).data.map(({ updatedAt }) => updatedAt)).toEqual([
        GIVEN.toISOString(),
        redacted.redactedAt,
      ]);
    }
  });

  test('are filtered by both kinds of dates together', async () => {
    const { api, kind, changed, untouched } = await open();
    const second = new Date(GIVEN.getTime() + 1_000);
    await kind.date(untouched, second, second);
    for (const list of [kind.list, api.responses.all]) {
      const createdAfter = second.toISOString();
      expect(ids(await list({ createdAfter }))).toEqual([untouched]);
      expect(ids(await list({ createdAfter, startDate: '2026-01-01' }))).toEqual([untouched]);
      expect(ids(await list({ createdAfter: '2026-01-01', startDate: createdAfter }))).toEqual([untouched]);
      expect(ids(await list({ createdAfter: '2026-01-01', endDate: GIVEN.toISOString() }))).toEqual([changed]);
      expect(ids(await list({ updatedAfter: createdAfter, endDate: GIVEN.toISOString() }))).toEqual([]);
      const refused = await refusal(list({ updatedAfter: 'yesterday' }));
      expect(refused.details).toMatchObject({ issues: [{ path: 'updatedAfter' }] });
    }
  });

  test('that changed since a time are exported as CSV', async () => {
    const { ctx, kind, changed } = await open();
    await kind.redact(changed);
    const csv = csvExports.find(({ path }) => path === kind.path);
    const rows: string[][] = [];
    const input = { [kind.path.includes('{id}') ? 'id' : 'widgetId']: kind.widgetId, updatedAfter: LATER };
    for await (const some of csv?.open(ctx(), input).rows ?? []) rows.push(...some);
    expect(rows.slice(1).map(([id]) => id)).toEqual([String(changed)]);
    expect(rows[0]).not.toContain('updatedAt');
  });

  test('that a server reports for an earlier time were changed when they were stored', async () => {
    const { api, kind } = await open();
    const at = '2026-01-05T00:00:00.000Z';
    const reported = await {
      NPS: () => api.response.recordNps({ widgetId: kind.widgetId, rating: '9', at }),
      survey: () => api.response.recordSurvey({ id: kind.widgetId, answers: { why: 'W' }, at }),
      feedback: () => api.response.recordFeedback({ widgetId: kind.widgetId, message: 'M', at }),
    }[name as 'NPS' | 'survey' | 'feedback']();
    expect(reported.createdAt).toBe(at);
    expect(ids(await kind.list({ updatedAfter: LATER }))).toEqual([reported.id]);
  });
});

describe.each(['NPS', 'survey'])('partial %s responses', (name) => {
  test('that were completed since a time are listed', async () => {
    const caller = await openTestCaller();
    const kind = await (KINDS[name] as (typeof KINDS)[string])(caller);
    const made = [];
    for (const clientId of ['one', 'two'])
      made.push(await kind.give({ clientId, text: 'Partial', isComplete: false, revision: 1, userId: 'kim' }));
    for (const id of made) await kind.date(id, GIVEN, GIVEN);
    await kind.give({ clientId: 'one', text: 'Complete', isComplete: true, revision: 2, userId: 'kim' });
    const found = { id: made[0], createdAt: GIVEN.toISOString(), isComplete: true };
    expect(await kind.list({ updatedAfter: LATER })).toMatchObject({ data: [found], pagination: { total: 1 } });
    expect(await caller.api.responses.all({ updatedAfter: LATER })).toMatchObject({
      data: [found],
      pagination: { total: 1 },
    });
  });
});

test('an export of a user contains the times of responses', async () => {
  const caller = await openTestCaller();
  const { api } = caller;
  const redacted: Record<string, Row> = {};
  for (const [name, kindOf] of Object.entries(KINDS)) {
    const kind = await kindOf(caller);
    const id = await kind.give({ clientId: name, text: 'Text', userId: 'kim' });
    await kind.date(id, GIVEN, GIVEN);
    redacted[name] = await kind.redact(id);
  }
  expect(await api.users.export({ userId: 'kim' })).toMatchObject({
    npsResponses: [redacted.NPS],
    surveyResponses: [redacted.survey],
    feedbackResponses: [redacted.feedback],
  });
});

test('a version without the column stores responses that changed now', async () => {
  const { api, database, companyId } = await openTestCaller();
  const { id: widgetId } = await api.npsWidgets.create({ name: 'NPS' });
  await database.prisma.$executeRawUnsafe(
    `INSERT INTO "NpsResponse" ("companyId", "widgetId", "rating", "createdAt") VALUES ($1, $2, 9, $3::timestamptz)`,
    companyId,
    widgetId,
    GIVEN.toISOString(),
  );
  expect((await api.responses.nps({ widgetId, updatedAfter: LATER })).data).toMatchObject([
    { createdAt: GIVEN.toISOString() },
  ]);
});
