import { describe, expect, test } from 'vitest';
import { nounOf } from '../../../widgets/contract/type';
import type { WidgetType } from '../../../widgets/contract/types';
import { definitions } from '../../../widgets/generated/definitions';
import { openTestApi } from '../../testing/api';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { FIRST_RELEASE_WIDGETS } from '../../testing/first-forms';
import { CLIENTS } from '../../testing/mcp-clients';

type Json = Record<string, unknown>;

const { api } = await openTestApi();
const HOSTILE = '<p>Fine</p><script>alert(1)</script>';

/** All optional fields that were added to a type after the first release. */
const ADDED: [WidgetType, Json][] = [
  [
    'checklist',
    {
      settings: {
        title: 'Your first week',
        intro: HOSTILE,
        launcherText: 'Begin',
        position: 'top-left',
        celebration: { title: 'You made it', content: HOSTILE, effect: 'confetti' },
      },
    },
  ],
  [
    'tour',
    {
      steps: [
        {
          id: 'hello',
          type: 'welcome',
          title: 'Hello',
          secondButton: { text: 'Reports instead', action: 'go-to-step', stepId: 'reports' },
        },
        { id: 'plan', type: 'welcome', title: 'Plan', nextStepId: 'end' },
        {
          id: 'reports',
          type: 'welcome',
          title: 'Reports',
          secondButton: { text: 'Read more', action: 'open-url', url: '/help' },
        },
        { id: 'end', type: 'welcome', title: 'That is it', secondButton: { text: 'Once more', action: 'back' } },
      ],
    },
  ],
  [
    'microSurvey',
    {
      settings: {
        intro: 'Two questions.',
        thankYouMessage: 'That helps.',
        position: 'top-left',
        questions: [
          { id: 'ease', question: 'How easy?', type: 'rating', scale: 5 },
          { id: 'why', question: 'What was hard?', type: 'text', showIf: { questionId: 'ease', answers: [1, 2] } },
          { id: 'more', question: 'May we write to you?', type: 'yes-no', showIf: { questionId: 'why' } },
        ],
      },
    },
  ],
  ['npsWidget', { settings: { lowLabel: 'Never', highLabel: 'At once', position: 'bottom-left' } }],
  [
    'feedbackWidget',
    { settings: { heading: 'What is missing?', launcherText: 'Ideas', position: 'top-right', askEmail: 'never' } },
  ],
];

async function companyOf() {
  const { key } = await createTestCompany(await openTestDatabase());
  const call = async (method: string, path: string, body?: object) => {
    const { status, body: answer } = await api.call(method, path, { key, body });
    return { status, body: answer as Json & { id: number; settings: Json; snapshot: Json } };
  };
  return { call, key };
}

describe.each(ADDED)('the added fields of %s', (type, added) => {
  const { path, detail, example } = definitions[type];
  const own = (body: Json) => Object.fromEntries([...Object.keys(detail), 'settings'].map((key) => [key, body[key]]));

  test('are stored, read, kept by other changes, restored, copied and cleared', async () => {
    const { call } = await companyOf();
    const made = await call('POST', `/${path}`, { ...example, ...added });
    expect(made.status).toBe(201);
    const warnings = (made.body.warnings ?? []) as { code: string }[];
    expect(warnings.filter(({ code }) => code !== 'dropped_html')).toEqual([]);
    expect(made.body).toMatchObject(added);
    const one = `/${path}/${made.body.id}`;
    expect(own((await call('GET', one)).body)).toEqual(own(made.body));
    const again = await call('PATCH', one, { name: 'New', settings: { priority: 1 } });
    expect(again.body).toMatchObject({ ...added, name: 'New' });
    const copy = await call('POST', `${one}/duplicate`);
    expect([copy.status, own(copy.body)]).toEqual([201, own(again.body)]);
    const names = Object.keys((added.settings ?? {}) as Json);
    const cleared = await call('PATCH', one, {
      ...example,
      settings: Object.fromEntries(names.map((name) => [name, null])),
    });
    expect(cleared.status).toBe(200);
    for (const name of names) expect([name, cleared.body.settings[name]]).toEqual([name, null]);
    const back = await call('POST', `/widgets/${made.body.id}/versions/1/restore`, {});
    expect([back.status, own(back.body)]).toEqual([200, own(made.body)]);
    const old = await call('GET', `/widgets/${made.body.id}/versions/1/snapshot`);
    expect(own(old.body.snapshot)).toEqual(own(made.body));
  });

  test('are absent from a widget that has the content and settings of the first release', async () => {
    const { call } = await companyOf();
    const names = new Set(Object.keys((added.settings ?? {}) as Json));
    const { body } = await call('POST', `/${path}`, { name: 'First', ...FIRST_RELEASE_WIDGETS[type]?.content });
    expect(Object.keys(body.settings).filter((name) => names.has(name))).toEqual([]);
    const first = await call('POST', `/${path}`, {
      name: 'First',
      ...FIRST_RELEASE_WIDGETS[type]?.content,
      settings: FIRST_RELEASE_WIDGETS[type]?.settings,
    });
    expect(first.body.settings).toEqual(FIRST_RELEASE_WIDGETS[type]?.settings);
  });

  test.each(Object.entries(CLIENTS))('are in the guide, and accepted over MCP: %s', async (_, connect) => {
    const { key } = await companyOf();
    const client = await connect(api.mcpUrl, key);
    const guide = await client.callTool({ name: 'get_authoring_guide', arguments: { widgetType: path } });
    const fields = JSON.stringify(guide.structuredContent?.fields);
    for (const name of Object.keys((added.settings ?? {}) as Json)) expect(fields).toContain(`"${name}"`);
    const made = await client.callTool({
      name: `create_${nounOf(definitions[type])}`,
      arguments: { ...example, ...added },
    });
    expect(made.structuredContent).toMatchObject(added);
    await client.close();
  });

  test('are refused with a wrong type, each with its path', async () => {
    const { call } = await companyOf();
    for (const name of Object.keys((added.settings ?? {}) as Json)) {
      const { status, body } = await call('POST', `/${path}`, { ...example, settings: { [name]: 5 } });
      expect([name, status]).toEqual([name, 400]);
      expect(JSON.stringify(body)).toContain(`settings.${name}`);
    }
  });
});
