import { definitions } from '../../widgets/generated/definitions';
import type { Database } from '../database/types';
import type { Route } from '../transports/rest/routes';
import { createTestCompany, type TestCompany } from './database';
import type { TestApi } from './http';

let last: Fixture | undefined;

/** One record of every kind, created through the API: `ids` by collection, and values for other parameters. */
export type Fixture = { ids: Record<string, number>; userId: string; questionId: string };

async function make(api: TestApi, key: string, path: string, body: unknown): Promise<number> {
  const answer = await api.call('POST', path, { key, body });
  if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.status} ${answer.text}`);
  return (answer.body as { id: number }).id;
}

/** Fills a company with one record of every kind; widgets are drafts that could be published. */
export async function fillCompany(api: TestApi, key: string): Promise<Fixture> {
  const ids: Record<string, number> = {};
  for (const { path, example } of Object.values(definitions)) ids[path] = await make(api, key, `/${path}`, example);
  ids.tags = await make(api, key, '/tags', { name: 'Improvement' });
  ids.changelogs = await make(api, key, '/changelogs', { name: 'News' });
  ids.posts = await make(api, key, `/changelogs/${ids.changelogs}/posts`, {
    title: 'Faster',
    tagNames: ['Improvement'],
  });
  ids.roadmaps = await make(api, key, '/roadmaps', { name: 'Plans' });
  ids.sections = await make(api, key, `/roadmaps/${ids.roadmaps}/sections`, { name: 'Next' });
  ids.items = await make(api, key, `/roadmaps/${ids.roadmaps}/sections/${ids.sections}/items`, { name: 'Dark mode' });
  ids.segments = await make(api, key, '/segments', { name: 'Everyone', rules: [{ type: 'all-pages' }] });
  ids.themes = await make(api, key, '/themes', { name: 'Dusk' });
  ids.folders = await make(api, key, '/folders', { name: 'Old' });
  // For the list of changes, and to revert one of them.
  const reverted = await make(api, key, '/folders', { name: 'Reverted' });
  const { body: listed } = await api.call('GET', '/changes?kind=folder', { key });
  const made = (listed as { data: { id: number; targetId: number }[] }).data;
  ids.changes = made.find(({ targetId }) => targetId === ids.folders)?.id ?? 0;
  ids.reverted = made.find(({ targetId }) => targetId === reverted)?.id ?? 0;
  ids['api-keys'] = await make(api, key, '/api-keys', { name: 'Another', scopes: ['write'] });
  // For operations that name widgets in their body: archiving this widget affects no other test.
  const { path, example } = definitions.tour;
  ids.spare = await make(api, key, `/${path}`, example);
  const { path: drafted, example: live } = definitions.announcement;
  ids.drafted = await make(api, key, `/${drafted}`, { ...live, active: true });
  const w = `/widgets/${drafted}/${ids.drafted}`;
  ids.proposals = await make(api, key, '/proposals', { title: 'Open' });
  await api.call('PATCH', `${w}/draft`, { key, body: { name: 'Changed', proposalId: ids.proposals } });
  const at = new Date(Date.now() + 86_400_000).toISOString();
  ids['widgets/schedules'] = await make(api, key, `${w}/schedule`, { action: 'publish', at });
  const posts = `/changelogs/${ids.changelogs}/posts`;
  // Further proposals, since discarding or publishing the first would close it.
  ids.discarded = await make(api, key, '/proposals', { title: 'Discarded' });
  ids.published = await make(api, key, '/proposals', { title: 'Published' });
  ids.draftedPosts = await make(api, key, posts, { title: 'Live', proposalId: ids.published });
  await api.call('POST', `/proposals/${ids.published}/publish`, { key, body: {} });
  await api.call('PATCH', `${posts}/${ids.draftedPosts}/draft`, { key, body: { title: 'Changed' } });
  ids['changelogs/schedules'] = await make(api, key, `${posts}/${ids.draftedPosts}/schedule`, {
    action: 'publish',
    at,
  });
  const items = `/roadmaps/${ids.roadmaps}/items`;
  ids.draftedItems = await make(api, key, `/roadmaps/${ids.roadmaps}/sections/${ids.sections}/items`, { name: 'Live' });
  await api.call('PATCH', `${items}/${ids.draftedItems}/draft`, { key, body: { name: 'Changed' } });
  // A second item, since an item can have only one scheduled action, and the contract test schedules one for the first item.
  ids.plannedItems = await make(api, key, `/roadmaps/${ids.roadmaps}/sections/${ids.sections}/items`, {
    name: 'Planned',
  });
  const planned = { action: 'publish-changes', at };
  ids['roadmaps/schedules'] = await make(api, key, `${items}/${ids.plannedItems}/schedule`, planned);
  const userId = 'user/1 @example.com';
  await api.call('PUT', `/users/${encodeURIComponent(userId)}`, { key, body: { metadata: { plan: 'pro' } } });
  const survey = await api.call('GET', `/micro-surveys/${ids['micro-surveys']}`, { key });
  const { settings } = survey.body as { settings: { questions: { id: string }[] } };
  const questionId = settings.questions[0]?.id ?? '';
  const given = {
    'feedback-widgets': { message: 'Slow' },
    'nps-widgets': { rating: '9' },
    'micro-surveys': { answers: { [questionId]: 4 } },
  };
  for (const [path, body] of Object.entries(given))
    ids[`${path}/responses`] = await make(api, key, `/${path}/${ids[path]}/responses`, body);
  last = { ids, userId, questionId };
  return last;
}

/** A filled company with its fixture. */
export type FilledCompany = TestCompany & { fixture: Fixture };

/**
 * Returns filled companies for operations. Filling one takes fifty requests, so operations that read, change or add a record share a
 * company: they remove nothing that other operations need. Those that delete, publish or discard get a new company.
 */
export function filledCompanies(api: TestApi, database: Database) {
  const fill = async (): Promise<FilledCompany> => {
    const company = await createTestCompany(database);
    return { ...company, fixture: await fillCompany(api, company.key) };
  };
  let shared: Promise<FilledCompany> | undefined;
  return async ({ method, operation }: Pick<Route, 'method' | 'operation'>): Promise<FilledCompany> => {
    const isHarmless = ['GET', 'PUT', 'PATCH'].includes(method) || operation.meta.status === 201;
    if (!isHarmless) return fill();
    shared ??= fill();
    const company = await shared;
    last = company.fixture;
    return company;
  };
}

/** The fixture that was filled or returned last. */
export function lastFixture(): Fixture {
  if (!last) throw new Error('No company has been filled yet.');
  return last;
}

const PARENTS: Record<string, string> = {
  changelogId: 'changelogs',
  postId: 'posts',
  roadmapId: 'roadmaps',
  sectionId: 'sections',
  itemId: 'items',
  tagId: 'tags',
};

/** A path template with this fixture's values in it. */
export function fillPath(template: string, { ids, userId }: Fixture): string {
  const [collection = ''] = template.slice(1).split('/');
  const isOfDraft = /\/(draft|schedule)\b/.test(template);
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'userId') return encodeURIComponent(userId);
    if (name === 'number') return '1';
    if (name === 'entityId') return String(ids['product-tours']);
    if (name === 'entityType') return 'tour';
    if (template === '/proposals/{proposalId}/revert') return String(ids.published);
    if (template === '/proposals/{proposalId}/discard') return String(ids.discarded);
    if (name === 'scheduleId') return String(ids[`${collection}/schedules`]);
    if (name === 'widgetType') return isOfDraft ? definitions.announcement.path : 'product-tours';
    if (isOfDraft && name === 'id') return String(ids.drafted);
    if (isOfDraft && name === 'postId') return String(ids.draftedPosts);
    if (isOfDraft && name === 'itemId')
      return String(template.includes('{scheduleId}') ? ids.plannedItems : ids.draftedItems);
    if (name === 'responseId') return String(ids[`${collection}/responses`]);
    if (collection === 'search') return `segment:${ids.segments}`;
    if (collection === 'widgets') return String(ids['product-tours']);
    return String(ids[PARENTS[name] ?? collection]);
  });
}

/** The required query parameters of an operation, with this fixture's values. */
export function queryFor(template: string, { questionId }: Fixture): Record<string, string> {
  if (template === '/search') return { query: 'tour' };
  if (template === '/schedule') return { from: '2026-03-01', to: '2026-04-01' };
  if (template.endsWith('/results/answers')) return { questionId };
  return template.endsWith('/results/cross-tab') ? { rows: questionId, columns: questionId } : {};
}

/** A path template with this fixture's values in it, and with the required query and `more`. */
export function fillAddress(template: string, fixture: Fixture, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...queryFor(template, fixture), ...more });
  return [fillPath(template, fixture), ...(query.size ? [query] : [])].join('?');
}
