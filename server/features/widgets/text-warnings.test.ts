import { describe, expect, test } from 'vitest';
import type { Warning } from '../../../widgets/validation/warning';
import { openTestCaller } from '../../testing/caller';

const { api } = await openTestCaller();
const brief = (answer: unknown) => (answer as { warnings?: Warning[] }).warnings?.map(({ path, code }) => [path, code]);

const TEXTS: [title: string, html: string, codes: string[] | undefined][] = [
  ['a placeholder', '<p>Hello {{user.name}}</p>', ['placeholder']],
  ['a script', '<p>Hi</p><script>alert(1)</script>', ['dropped_html']],
  ['a frame', '<iframe src="https://example.com"></iframe>', ['dropped_html']],
  ['a form', '<FORM action="/x"><p>Hi</p></FORM>', ['dropped_html']],
  ['a Markdown heading', '# Faster\n\nNow.', ['markdown']],
  ['bold text in Markdown', 'It is **2x** as fast', ['markdown']],
  ['a Markdown list', 'New:\n- one\n- two', ['markdown']],
  ['a Markdown link', 'See [the docs](https://example.com/docs).', ['markdown']],
  ['HTML that is escaped', '&lt;p&gt;Hi&lt;/p&gt;', ['escaped_html']],
  ['HTML', '<h2>Hi</h2><p>5 * 3 ** 2, #1, <b>bold</b><br/> a - b</p><ul><li>x</li></ul>', undefined],
  ['plain text', 'Ask me: 2 < 3 & {1}', undefined],
  ['code', '<pre># comment\n**kwargs</pre><code>&lt;p&gt;</code>', undefined],
];

describe.each(TEXTS)('%s', (_, html, codes) => {
  const at = (path: string) => codes?.map((code) => [path, code]);

  test('has the expected warnings in a step, an announcement and a post', async () => {
    const steps = [
      { type: 'welcome', title: 'Hi' },
      { type: 'welcome', content: html },
    ];
    expect(brief(await api.productTours.create({ name: 'T', steps } as never))).toEqual(at('steps[1].content'));
    const news = { name: 'N', title: 'N', content: html };
    expect(brief(await api.announcements.create(news as never))).toEqual(at('content'));
    const { id: changelogId } = await api.changelogs.create({ name: `News ${html.slice(0, 20)}` });
    const post = await api.changelogPosts.create({ changelogId, title: 'P', description: html });
    expect(brief(post)).toEqual(at('description'));
    const place = { changelogId, postId: post.id };
    expect(brief(await api.changelogPosts.update({ ...place, title: 'Q' }))).toEqual(at('description'));
    expect(await api.changelogPosts.get(place)).not.toHaveProperty('warnings');
  });
});

test.each([
  [
    'a placeholder in a title',
    { steps: [{ type: 'welcome', title: 'Hi {{ name }}' }] },
    'steps[0].title',
    'placeholder',
  ],
  ['an invalid color', { settings: { themeColor: 'blueish' } }, 'settings.themeColor', 'unknown_color'],
  [
    'an address without a path',
    { targeting: { rules: [{ type: 'url', comparisonOperator: 'equals', value: 'app.example.com' }] } },
    'targeting.rules[0].value',
    'missing_path',
  ],
  [
    'an address without an operator',
    { targeting: { rules: [{ type: 'url', value: '/projects' }] } },
    'targeting.rules[0].comparisonOperator',
    'missing_operator',
  ],
  [
    'two values of one property',
    {
      targeting: {
        rules: ['pro', 'free'].map((value) => ({
          type: 'user-property',
          property: 'plan',
          comparisonOperator: 'equals',
          value,
        })),
      },
    },
    'targeting.rules[1]',
    'never_met',
  ],
])('%s has its warning', async (_, body, path, code) => {
  const steps = [{ type: 'welcome', title: 'Hi' }];
  expect(brief(await api.productTours.create({ name: 'T', steps, ...body } as never))).toEqual([[path, code]]);
});
