import { expect, test } from 'vitest';
import { type Draft, withPatch } from '../draft/draft';
import { bodyOf, changesIn, partsOf, undoPatch } from './fields';

const live: Draft = {
  name: 'Tour',
  folderId: 1,
  themeId: null,
  content: {
    steps: [
      { id: 'a', title: 'One' },
      { id: 'b', title: 'Two' },
    ],
  },
  settings: { timeout: 10 },
  rules: [{ type: 'all-pages' }],
  ruleLogicalOperator: 'and',
};
const draft: Draft = {
  ...live,
  name: 'New',
  content: {
    steps: [
      { id: 'a', title: 'First' },
      { id: 'c', title: 'Three' },
    ],
  },
  settings: { timeout: 10, trigger: 'once' },
};

test('the paths of changes are those of the API', () => {
  expect(changesIn(live, draft).map(({ path }) => path)).toEqual([
    'name',
    'steps[id=a].title',
    'steps[id=b]',
    'steps[id=c]',
    'settings.trigger',
  ]);
});

test('each change can be undone alone, until nothing differs', () => {
  let now = draft;
  for (const { path } of changesIn(live, draft)) {
    now = withPatch(now, undoPatch(path, live, now));
    expect(changesIn(live, now).map((one) => one.path)).not.toContain(path);
  }
  expect(changesIn(live, now)).toEqual([]);
});

test('a field is sent in the form of an update', () => {
  expect(bodyOf('steps[order]', draft)).toEqual({ steps: draft.content.steps });
  expect(bodyOf('settings.trigger', draft)).toEqual({ settings: { trigger: 'once' } });
  expect(bodyOf('settings.missing', draft)).toEqual({ settings: { missing: null } });
  expect(bodyOf('targeting', draft)).toEqual({
    targeting: { rules: [{ type: 'all-pages' }], ruleLogicalOperator: 'and' },
  });
  expect(bodyOf('name', draft)).toEqual({ name: 'New' });
});

test('of a list, only the entry or the field of a path is sent, unless the draft does not have it', () => {
  expect(bodyOf('steps[id=a].title', draft)).toEqual({ mode: 'merge', steps: [{ id: 'a', title: 'First' }] });
  expect(bodyOf('steps[id=c]', draft)).toEqual({ mode: 'merge', steps: [{ id: 'c', title: 'Three' }] });
  expect(bodyOf('steps[id=b]', draft)).toEqual({ steps: draft.content.steps });
  expect(bodyOf('steps[id=a].domQuery', draft)).toEqual({ steps: draft.content.steps });
});

test('of a list in the settings, only the entry or the field of a path is sent too', () => {
  const questions = [
    { id: 'q1', question: 'Why?' },
    { id: 'q2', question: 'How?' },
  ];
  const survey: Draft = { ...draft, settings: { questions, displayDelay: 3 } };
  expect(bodyOf('settings.questions[id=q1].question', survey)).toEqual({
    mode: 'merge',
    settings: { questions: [{ id: 'q1', question: 'Why?' }] },
  });
  expect(bodyOf('settings.questions[id=q2]', survey)).toEqual({
    mode: 'merge',
    settings: { questions: [questions[1]] },
  });
  expect(bodyOf('settings.questions[id=q3]', survey)).toEqual({ settings: { questions } });
  expect(bodyOf('settings.questions[order]', survey)).toEqual({ settings: { questions } });
});

test('a path is split into its parts', () => {
  expect(partsOf('steps[id=a1].title')).toEqual(['steps', 'a1', 'title']);
  expect(partsOf('steps[id=a1]')).toEqual(['steps', 'a1']);
  expect(partsOf('steps[order]')).toEqual(['steps', 'order']);
  expect(partsOf('settings.trigger')).toEqual(['settings', 'trigger']);
  expect(partsOf('settings.questions[id=q1].question')).toEqual(['settings', 'questions', 'q1', 'question']);
  expect(partsOf('settings.questions[order]')).toEqual(['settings', 'questions', 'order']);
  expect(partsOf('name')).toEqual(['name']);
});
