import { widgetTypes } from '../../widgets/contract/types';
import type { restOf } from './test';

type Rest = ReturnType<typeof restOf>;

const PATHS = Object.values(widgetTypes).map(({ path }) => path);

const PLAIN = [
  '/',
  '/widgets',
  ...PATHS.map((path) => `/widgets/${path}`),
  '/changelogs',
  '/roadmaps',
  '/tags',
  '/calendar',
  '/proposals',
  '/users',
  '/segments',
  '/responses',
  '/responses?tab=nps',
  '/responses?tab=surveys',
  '/statistics',
  '/settings/api-keys',
  '/settings/applications',
  '/settings/install',
  '/settings/identity',
  '/settings/members',
  '/settings/company',
  '/settings/appearance',
  '/settings/usage',
  '/settings/changes',
  '/settings/profile',
];

const firstId = async (rest: Rest, path: string, query = ''): Promise<number | undefined> =>
  (await rest.get(`${path}?limit=1${query}`)).body.data[0]?.id;

/** The id of the first live widget, whose pages show more, or of the first widget if none is live. */
const widgetId = async (rest: Rest, path: string) =>
  (await firstId(rest, path, '&active=true')) ?? (await firstId(rest, path));

/** Every page of the dashboard, including the page of one record of each kind that the company has. */
export async function pagesOf(rest: Rest): Promise<string[]> {
  const pages = [...PLAIN];
  for (const path of PATHS) {
    const id = await widgetId(rest, `/${path}`);
    if (id) pages.push(`/builder/${path}/${id}`);
  }
  const tour = await widgetId(rest, '/product-tours');
  if (tour) {
    for (const tab of ['targeting', 'behaviour', 'history', 'api'])
      pages.push(`/builder/product-tours/${tour}?tab=${tab}`);
    pages.push(`/statistics/tour/${tour}`);
  }
  for (const path of ['micro-surveys', 'feedback-widgets', 'nps-widgets']) {
    const id = await widgetId(rest, `/${path}`);
    if (id) pages.push(`/responses/${path}/${id}`);
  }
  const changelog = await firstId(rest, '/changelogs');
  const post = changelog && (await firstId(rest, `/changelogs/${changelog}/posts`));
  if (changelog) pages.push(`/changelogs/${changelog}`, `/changelogs/${changelog}/posts/new`);
  if (post) pages.push(`/changelogs/${changelog}/posts/${post}`);
  const roadmap = await firstId(rest, '/roadmaps');
  if (roadmap) pages.push(`/roadmaps/${roadmap}`);
  const proposal = await firstId(rest, '/proposals');
  if (proposal) pages.push(`/proposals/${proposal}`);
  const segment = await firstId(rest, '/segments');
  if (segment) pages.push(`/segments/${segment}`);
  const user = (await rest.get('/users?limit=1')).body.data[0]?.userId;
  if (user) pages.push(`/users/${encodeURIComponent(user)}`);
  return pages;
}
