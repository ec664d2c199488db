import { isReserved, type PublicPage } from '../../features/content/public-pages/router';
import { env } from '../../platform/env';

/** The address of a page: `base` is its URL without a trailing slash, `root` the path of `base`, empty on a custom domain. */
export type PageAddress = { base: string; root: string };

/** The address of a page under APP_URL. */
export function addressByPath({ kind, publicId }: Pick<PublicPage, 'kind' | 'publicId'>): PageAddress {
  const root = `/${kind === 'changelog' ? 'c' : 'r'}/${publicId}`;
  return { base: env().APP_URL + root, root };
}

/** The domain in a Host header, in its stored form. */
export const domainOf = (host: string): string => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/** True for hosts that cannot be custom domains: names of Docent itself, IP addresses, and names without a dot. */
export const isOwnHost = (domain: string): boolean => isReserved(domain) || !/\.[a-z][a-z0-9-]*$/.test(domain);

/** The address of a page on a custom domain, with the port of APP_URL. */
export function addressByHost(host: string): PageAddress {
  const { protocol, port } = new URL(env().APP_URL);
  const [, hostPort] = host.split(':');
  return { base: `${protocol}//${domainOf(host)}${hostPort && hostPort === port ? `:${hostPort}` : ''}`, root: '' };
}

const MAX_SLUG_LENGTH = 60;

function slugOf(title: string): string {
  const words =
    title
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...words.join('-')].slice(0, MAX_SLUG_LENGTH).join('').replace(/-+$/, '');
}

/** The last segment of a post's address: the id, by which the post is found, and the title, for people to read. */
export function postSegment({ id, title }: { id: number; title: string }): string {
  const slug = slugOf(title);
  return slug ? `${id}-${encodeURIComponent(slug)}` : String(id);
}

/** The id at the start of the last segment of a post's address; undefined without one. */
export function postIdIn(segment: string): number | undefined {
  const [, id] = /^([1-9]\d{0,9})(?:-.*)?$/.exec(segment) ?? [];
  const value = Number(id);
  return value <= 2_147_483_647 ? value : undefined;
}

/** A path with the defined values of `query`. */
export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length ? `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : path;
}
