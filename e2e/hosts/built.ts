import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

/** An application whose npm package contains its build. */
type Built = {
  /** The folder of its files. */
  files: string;
  /** The content of the head of its page. @param base the address of the page */
  head: (base: string) => string;
  body: string;
  /** The JSON answers of its server, by path. */
  answers: Record<string, unknown>;
};

const person = (name: string) => ({ name, email: `${name.toLowerCase()}@example.com`, avatar: '' });
const packageOf = (name: string, description: string) => ({
  name,
  description,
  version: '1.2.0',
  license: 'MIT',
  author: person('Ada'),
  keywords: ['invoices', 'money'],
  dist: { unpackedSize: 40_960 },
  time: '2026-05-04T08:00:00.000Z',
});
const PACKAGES = [
  packageOf('invoices', 'Writes invoices and sends them.'),
  packageOf('ledger', 'Keeps the books.'),
  packageOf('taxes', 'Knows the rates of each country.'),
];
const sidebarOf = (one: (typeof PACKAGES)[number]) => ({
  'dist-tags': { latest: one.version },
  versions: { [one.version]: one, '1.1.0': { ...one, version: '1.1.0' } },
  time: { [one.version]: one.time, '1.1.0': '2026-01-01T08:00:00.000Z' },
  _uplinks: {},
  latest: { ...one, dependencies: { dayjs: '1.11.0' }, maintainers: [person('Ada'), person('Grace')] },
});

const operation = (summary: string) => ({ summary, tags: ['invoices'], responses: { 200: { description: 'Done' } } });
const DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Invoices', version: '1.0.0', description: 'Writes invoices.' },
  servers: [{ url: 'http://localhost/api' }],
  paths: {
    '/invoices': { get: operation('List invoices'), post: operation('Write an invoice') },
    '/invoices/{id}': {
      get: {
        ...operation('Read an invoice'),
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      },
      delete: operation('Delete an invoice'),
    },
    '/customers': { get: { ...operation('List customers'), tags: ['customers'] } },
  },
  components: { schemas: { Invoice: { type: 'object', properties: { id: { type: 'integer' } } } } },
};

/** Verdaccio's file names by logical name; its build tool generated them. */
const manifestOf = (files: string): Record<string, string> =>
  JSON.parse(readFileSync(join(files, 'manifest.json'), 'utf8'));

const BUILT = (modules: string): Record<string, Built> => ({
  'swagger-ui': {
    files: join(modules, 'swagger-ui-dist'),
    head: (base) => `<link rel="stylesheet" href="${base}swagger-ui.css">`,
    body: `<div id="swagger-ui"></div><script src="/swagger-ui/swagger-ui-bundle.js"></script>
<script src="/swagger-ui/swagger-ui-standalone-preset.js"></script>
<script>SwaggerUIBundle({ url: '/swagger-ui/openapi.json', dom_id: '#swagger-ui', deepLinking: true,
presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset], layout: 'StandaloneLayout' })</script>`,
    answers: { 'openapi.json': DESCRIPTION },
  },
  verdaccio: {
    files: join(modules, '@verdaccio/ui-theme/static'),
    head: (base) =>
      `<base href="${base}"><script>window.__VERDACCIO_BASENAME_UI_OPTIONS = ${JSON.stringify({
        base,
        url_prefix: '/verdaccio/',
        title: 'Registry',
        scope: '',
        protocol: 'http',
        host: 'localhost',
        language: 'en-US',
        login: true,
      })}</script>`,
    body: `<div id="root"></div>${['runtime', 'vendors', 'main']
      .map(
        (name) =>
          `<script defer src="${manifestOf(join(modules, '@verdaccio/ui-theme/static'))[`${name}.js`]}"></script>`,
      )
      .join('')}`,
    answers: {
      '-/verdaccio/data/packages': PACKAGES,
      ...Object.fromEntries(
        PACKAGES.flatMap((one) => [
          [`-/verdaccio/data/sidebar/${one.name}`, sidebarOf(one)],
          [`-/verdaccio/data/package/readme/${one.name}`, `<h1>${one.name}</h1><p>${one.description}</p>`],
        ]),
      ),
    },
  },
});

/** An answer to a request for a built application: a file, JSON or its page. */
export type Answer = { file: string } | { json: unknown } | { head: string; body: string };

/**
 * @param modules where the packages are installed
 * @returns `undefined` if there is no built application of this name
 */
export function answerOf(modules: string, origin: string, name: string, path: string): Answer | undefined {
  const built = BUILT(modules)[name];
  if (!built) return undefined;
  if (path in built.answers) return { json: built.answers[path] };
  const file = join(built.files, normalize(path.replace(/^-\/static\//, '')).replace(/^(\.\.\/)+/, ''));
  if (path && existsSync(file)) return { file };
  return { head: built.head(`${origin}/${name}/`), body: built.body };
}
