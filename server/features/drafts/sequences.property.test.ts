import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestApi } from '../../testing/api';

type Json = Record<string, unknown>;
type Step = { id: string; title: string };
/** One value of each field that is changed. */
type State = Readonly<Record<string, string>>;

const { api, key } = await openTestApi();
const call = async (method: string, path: string, body?: object) => {
  const answer = await api.call(method, path, { key, ...(body ? { body } : {}) });
  expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(500);
  return { status: answer.status, body: answer.body as Json };
};
const make = async (path: string, body: object) => {
  const { status, body: made } = await call('POST', path, body);
  expect(status).toBe(201);
  return made.id as number;
};

for (const number of [1, 2, 3]) await make('/tags', { name: `tag ${number}` });
const tagOf = (value: string): string[] => (value === '0' ? [] : [`tag ${value}`]);
const numberIn = (tags: { name: string }[]): string => tags[0]?.name.slice(4) ?? '0';
const roadmapId = await make('/roadmaps', { name: 'Plans' });
const sectionId = await make(`/roadmaps/${roadmapId}/sections`, { name: 'Now' });
const changelogId = await make('/changelogs', { name: 'News' });

/** A kind of record that has drafts: how to create one, where its draft is, and how its fields are sent, read and named. */
type Kind = {
  /** The fields, each at its first value. */
  start: State;
  /** The key of the record in the response with its draft. */
  noun: string;
  /** @returns the path of the record, and that of its draft */
  make: () => Promise<{ one: string; draft: string }>;
  bodyOf: (field: string, value: string, state: State) => object;
  stateOf: (body: Json) => State;
  pathOf: (field: string) => string;
  /** The fields that a request sends to change one field. */
  sentWith: (field: string) => string[];
};

const stepsOf = (state: State) => ['a', 'b'].map((id) => ({ id, type: 'modal', title: state[id] }));
const alone = { pathOf: (field: string) => field, sentWith: (field: string) => [field] };

const KINDS: Record<string, Kind> = {
  'a tour': {
    start: { name: '0', 'settings.timeout': '1', a: '0', b: '0' },
    noun: 'widget',
    make: async () => {
      const id = await make('/product-tours', {
        name: '0',
        settings: { timeout: 1 },
        steps: stepsOf({ a: '0', b: '0' }),
        targeting: { showOnAllPages: true },
        active: true,
      });
      return { one: `/product-tours/${id}`, draft: `/widgets/product-tours/${id}/draft` };
    },
    bodyOf: (field, value, state) => {
      if (field === 'name') return { name: value };
      if (field === 'settings.timeout') return { settings: { timeout: Number(value) } };
      return { steps: stepsOf({ ...state, [field]: value }) };
    },
    stateOf: ({ name, settings, steps }) => {
      const [a, b] = steps as [Step, Step];
      return { name: name as string, 'settings.timeout': String((settings as Json).timeout), a: a.title, b: b.title };
    },
    pathOf: (field) => (field.length === 1 ? `steps[id=${field}].title` : field),
    // Both titles are in one list, which is sent as a whole.
    sentWith: (field) => (field.length === 1 ? ['a', 'b'] : [field]),
  },
  'a post': {
    start: { title: '0', description: '0', date: '1', tagNames: '0' },
    noun: 'post',
    make: async () => {
      const posts = `/changelogs/${changelogId}/posts`;
      const id = await make(posts, { title: '0', description: '0', date: '2026-01-01', active: true });
      return { one: `${posts}/${id}`, draft: `${posts}/${id}/draft` };
    },
    bodyOf: (field, value) => {
      if (field === 'date') return { date: `2026-01-0${value}` };
      return { [field]: field === 'tagNames' ? tagOf(value) : value };
    },
    stateOf: ({ title, description, date, tags }) => ({
      title: title as string,
      description: description as string,
      date: (date as string).slice(9, 10),
      tagNames: numberIn(tags as { name: string }[]),
    }),
    ...alone,
  },
  'a roadmap item': {
    start: { name: '0', description: '0', tagName: '0' },
    noun: 'item',
    make: async () => {
      const id = await make(`/roadmaps/${roadmapId}/sections/${sectionId}/items`, { name: '0', description: '0' });
      const one = `/roadmaps/${roadmapId}/items/${id}`;
      return { one, draft: `${one}/draft` };
    },
    bodyOf: (field, value) => ({ [field]: field === 'tagName' ? (tagOf(value)[0] ?? null) : value }),
    stateOf: ({ name, description, tag }) => ({
      name: name as string,
      description: description as string,
      tagName: numberIn(tag ? [tag as { name: string }] : []),
    }),
    ...alone,
  },
};

const actsOn = ({ start }: Kind) =>
  fc.array(
    fc.record({
      does: fc.constantFrom('live' as const, 'draft' as const, 'discard' as const, 'publish' as const),
      field: fc.constantFrom(...Object.keys(start)),
      value: fc.integer({ min: 1, max: 3 }).map(String),
    }),
    { minLength: 4, maxLength: 10 },
  );

/** The expected state of the server: the base, the live state and the draft, field by field. */
class Model {
  live: Record<string, string>;
  base: Record<string, string>;
  draft: Record<string, string>;
  readonly fields: string[];
  constructor(start: State) {
    this.live = { ...start };
    this.base = { ...start };
    this.draft = { ...start };
    this.fields = Object.keys(start);
  }
  merged = (one: string): string => (this.draft[one] === this.base[one] ? this.live[one] : this.draft[one]) as string;
  conflicts = () =>
    this.fields.filter(
      (one) =>
        this.draft[one] !== this.base[one] && this.live[one] !== this.base[one] && this.draft[one] !== this.live[one],
    );
  settle(one: string, to: string) {
    this.base[one] = this.live[one] as string;
    this.draft[one] = to;
  }
  /** From now on, every field without a conflict and every touched field is based on the live state. */
  rebase(touched: readonly string[]) {
    const conflicting = new Set(this.conflicts());
    for (const one of this.fields)
      if (!conflicting.has(one) || touched.includes(one)) this.settle(one, this.merged(one));
  }
  state = (): State => Object.fromEntries(this.fields.map((one) => [one, this.merged(one)]));
}

test.each(Object.entries(KINDS))(
  '%s: no order of live edits, drafts, discards and publishing loses or duplicates a change, or hides a conflict',
  async (_, kind) => {
    const { start, noun, bodyOf, stateOf, pathOf, sentWith } = kind;
    await fc.assert(
      fc.asyncProperty(actsOn(kind), async (acts) => {
        const { one, draft } = await kind.make();
        const model = new Model(start);
        for (const { does, field, value } of acts) {
          if (does === 'live') {
            await call('PATCH', one, bodyOf(field, value, model.live));
            model.live[field] = value;
          } else if (does === 'draft') {
            const body = bodyOf(field, value, model.state());
            await call('PATCH', draft, body);
            model.rebase(sentWith(field));
            model.settle(field, value);
          } else if (does === 'discard') {
            const isChanged = model.merged(field) !== model.live[field];
            const { status } = await call('DELETE', `${draft}?path=${encodeURIComponent(pathOf(field))}`);
            const hasDraft = model.fields.some((each) => model.merged(each) !== model.live[each]);
            expect(status).toBe(isChanged ? 204 : hasDraft ? 400 : 404);
            if (isChanged) {
              model.rebase([]);
              model.settle(field, model.live[field] as string);
            }
          } else {
            const conflicts = model.conflicts();
            const { status, body } = await call('POST', `${draft}/publish`, {});
            const { details } = (body.error ?? {}) as { details?: { conflicts?: { path: string }[] } };
            if (conflicts.length) {
              expect(status).toBe(409);
              expect(details?.conflicts?.map(({ path }) => path).sort()).toEqual(conflicts.map(pathOf).sort());
            } else if (status === 200) {
              model.live = { ...model.state() };
              for (const each of model.fields) model.settle(each, model.live[each] as string);
            } else expect([status, model.state()]).toEqual([404, model.live]);
          }
          expect(stateOf((await call('GET', one)).body)).toEqual(model.live);
          const read = await call('GET', draft);
          if (read.status === 404) {
            expect(model.state()).toEqual(model.live);
            model.base = { ...model.live };
            model.draft = { ...model.live };
            continue;
          }
          expect(stateOf(read.body[noun] as Json)).toEqual(model.state());
          expect((read.body.conflicts as { path: string }[]).map(({ path }) => path).sort()).toEqual(
            model.conflicts().map(pathOf).sort(),
          );
        }
      }),
      { numRuns: Number(process.env.DRAFT_SEQUENCES ?? 20) },
    );
  },
);
