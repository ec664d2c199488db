import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestApi } from '../testing/api';

type Json = Record<string, unknown>;
type Step = { id: string; title: string };

const { api, key } = await openTestApi();
const call = async (method: string, path: string, body?: object) => {
  const answer = await api.call(method, path, { key, ...(body ? { body } : {}) });
  expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(500);
  return { status: answer.status, body: answer.body as Json };
};

const FIELDS = ['name', 'settings.timeout', 'a', 'b'] as const;
type Field = (typeof FIELDS)[number];
/** One value of each field that is changed: the name, a setting, and the titles of two steps. */
type State = Record<Field, string>;

const START: State = { name: '0', 'settings.timeout': '1', a: '0', b: '0' };
const pathOf = (field: Field): string => (field.length === 1 ? `steps[id=${field}].title` : field);

const bodyOf = (field: Field, value: string, { a, b }: State): object => {
  if (field === 'name') return { name: value };
  if (field === 'settings.timeout') return { settings: { timeout: Number(value) } };
  const titles = { a, b, [field]: value };
  return {
    steps: [
      { id: 'a', type: 'modal', title: titles.a },
      { id: 'b', type: 'modal', title: titles.b },
    ],
  };
};
const stateOf = ({ name, settings, steps }: Json): State => {
  const [a, b] = steps as [Step, Step];
  return { name: name as string, 'settings.timeout': String((settings as Json).timeout), a: a.title, b: b.title };
};

const value = fc.integer({ min: 1, max: 3 }).map(String);
const field = fc.constantFrom(...FIELDS);
const act = fc.oneof(
  fc.record({ does: fc.constant('live' as const), field, value }),
  fc.record({ does: fc.constant('draft' as const), field, value }),
  fc.record({ does: fc.constant('discard' as const), field, value }),
  fc.record({ does: fc.constant('publish' as const), field, value }),
);

/** What the server shall hold: the base, the live state and the draft, field by field. */
class Model {
  live = { ...START };
  base = { ...START };
  draft = { ...START };
  merged = (one: Field) => (this.draft[one] === this.base[one] ? this.live[one] : this.draft[one]);
  conflicts = () =>
    FIELDS.filter(
      (one) =>
        this.draft[one] !== this.base[one] && this.live[one] !== this.base[one] && this.draft[one] !== this.live[one],
    );
  settle(one: Field, to: string) {
    this.base[one] = this.live[one];
    this.draft[one] = to;
  }
  /** Every field that is in no conflict is based on the live state from now on. */
  rebase(touched: readonly Field[]) {
    const conflicting = new Set(this.conflicts());
    for (const one of FIELDS) if (!conflicting.has(one) || touched.includes(one)) this.settle(one, this.merged(one));
  }
  state = (): State => Object.fromEntries(FIELDS.map((one) => [one, this.merged(one)])) as State;
}

test('any order of live edits, drafts, discards and publishing loses nothing, doubles nothing, and reports each overlap', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 10 }), async (acts) => {
      const targeting = { showOnAllPages: true };
      const made = await call('POST', '/product-tours', {
        ...bodyOf('a', '0', START),
        name: '0',
        settings: { timeout: 1 },
        targeting,
        active: true,
      });
      const one = `/product-tours/${made.body.id}`;
      const draft = `/widgets${one}/draft`;
      const model = new Model();
      for (const { does, field, value } of acts) {
        if (does === 'live') {
          await call('PATCH', one, bodyOf(field, value, model.live));
          model.live[field] = value;
        } else if (does === 'draft') {
          const body = bodyOf(field, value, model.state());
          await call('PATCH', draft, body);
          // Both titles are in one list, which is sent as a whole.
          const touched: Field[] = field.length === 1 ? ['a', 'b'] : [field];
          model.rebase(touched);
          model.settle(field, value);
        } else if (does === 'discard') {
          const isChanged = model.merged(field) !== model.live[field];
          const { status } = await call('DELETE', `${draft}?path=${encodeURIComponent(pathOf(field))}`);
          const hasDraft = FIELDS.some((each) => model.merged(each) !== model.live[each]);
          expect(status).toBe(isChanged ? 204 : hasDraft ? 400 : 404);
          if (isChanged) {
            model.rebase([]);
            model.settle(field, model.live[field]);
          }
        } else {
          const conflicts = model.conflicts();
          const { status, body } = await call('POST', `${draft}/publish`, {});
          const { details } = (body.error ?? {}) as { details?: { conflicts?: { path: string }[] } };
          if (conflicts.length) {
            expect(status).toBe(409);
            expect(details?.conflicts?.map(({ path }) => path).sort()).toEqual(conflicts.map(pathOf).sort());
          } else if (status === 200) {
            model.live = model.state();
            for (const each of FIELDS) model.settle(each, model.live[each]);
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
        expect(stateOf(read.body.widget as Json)).toEqual(model.state());
        expect((read.body.conflicts as { path: string }[]).map(({ path }) => path).sort()).toEqual(
          model.conflicts().map(pathOf).sort(),
        );
      }
    }),
    { numRuns: Number(process.env.DRAFT_SEQUENCES ?? 20) },
  );
}, 300_000);
