import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The path under which the documentation is served. */
export const DOCS_PATH = '/docs';
/** A page of the Next.js application, under the same path. */
export const API_REFERENCE_PATH = `${DOCS_PATH}/api-reference`;

const FOLDER = 'docs';
const START = 'README.md';
/** Served in addition to the files of docs/. */
const TOP_FILES = [START, 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md', 'LICENSE'];
export const DECISIONS = 'docs/adr';

const IS_PAGE = /\.(md|txt)$/;
const IS_IMAGE = /\.png$/;

/** The documents by audience, in the order of the navigation. A test checks that it has every file of docs/. */
export const READERS: { title: string; files: string[] }[] = [
  { title: 'Begin', files: [START] },
  { title: 'Write and publish', files: ['docs/dashboard.md', 'docs/targeting.md', 'docs/public-pages.md'] },
  { title: 'Develop', files: ['docs/api.md', 'docs/browser-script.md', 'docs/mcp.md'] },
  {
    title: 'Operate',
    files: [
      'docs/configuration.md',
      'docs/deploy.md',
      'docs/operations.md',
      'docs/scale.md',
      'docs/reliability.md',
      'docs/cli.md',
      'docs/upgrading.md',
      'CHANGELOG.md',
      'SECURITY.md',
    ],
  },
  {
    title: 'Contribute',
    files: [
      'CONTRIBUTING.md',
      'docs/architecture.md',
      'docs/internals.md',
      'docs/glossary.md',
      DECISIONS,
      'docs/performance.md',
      'docs/style.md',
    ],
  },
];

/** The files that are served, as paths from the root of the project with forward slashes. */
export function listFiles(): { pages: string[]; images: string[] } {
  const inDocs = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(FOLDER, ...name.split(/[\\/]/)))
    .sort();
  return {
    pages: [...TOP_FILES, ...inDocs.filter((file) => IS_PAGE.test(file))],
    images: inDocs.filter((file) => IS_IMAGE.test(file)),
  };
}

/** The address of a file that is served: `docs/adr/0001-x.md` is at `/docs/adr/0001-x`. */
export function addressOf(file: string): string {
  if (file === START) return DOCS_PATH;
  if (IS_IMAGE.test(file)) return `/${file}`;
  const inside = file.startsWith(`${FOLDER}/`)
    ? file.slice(FOLDER.length + 1)
    : file.toLowerCase().replaceAll('_', '-');
  return `${DOCS_PATH}/${inside.replace(IS_PAGE, '')}`;
}

/** The address of the repository in package.json, such as `https://github.com/owner/name`; undefined without one. */
export function repositoryUrl(
  { repository }: { repository?: string | { url?: string } } = JSON.parse(readFileSync('package.json', 'utf8')),
): string | undefined {
  const url = typeof repository === 'string' ? repository : repository?.url;
  return /^(?:git\+)?(https:\/\/[^\s#?]+?)(?:\.git)?\/?$/.exec(url ?? '')?.[1];
}

export const readText = (file: string): string => readFileSync(join(...file.split('/')), 'utf8');
