import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Imports that must be refused: the importing file, the imported file, and the rule that refuses the import. */
const PLANTED = [
  ['server/platform/log.ts', 'server/database/database.ts', 'layer-0-imports-none-above'],
  ['server/database/open.ts', 'server/auth/sessions.ts', 'layer-1-imports-none-above'],
  ['server/auth/scopes.ts', 'server/operations/operation.ts', 'layer-2-imports-none-above'],
  ['server/operations/wire.ts', 'server/features/content/tags/schema.ts', 'layer-3-imports-none-above'],
  ['server/features/content/tags/schema.ts', 'server/transports/router.ts', 'layer-4-imports-none-above'],
  ['server/transports/rest/handler.ts', 'server/process/http.ts', 'layer-5-imports-none-above'],
  ['server/features/accounts/members/service.ts', 'server/features/widgets/service.ts', 'feature-accounts'],
  ['server/features/audience/users/service.ts', 'server/operations/operation.ts', 'services-know-no-procedures'],
  ['server/transports/mcp/handler.ts', 'server/features/workspace/folders/service.ts', 'api-asks-routers'],
  ['server/features/analytics/stats/service.ts', 'app/_ui/data/api.ts', 'server-knows-no-pages'],
  ['server/features/workspace/themes/service.ts', 'server/testing/database.ts', 'tests-stay-in-tests'],
  ['server/features/audience/users/service.ts', 'https', 'one-guard-for-outgoing-requests'],
  ['server/auth/scopes.ts', 'net', 'one-guard-for-outgoing-requests'],
  ['app/home/page.tsx', 'server/features/audience/users/statements.ts', 'pages-ask-the-api'],
  ['app/_builder/editor/tabs.tsx', 'widgets/tour/definition.ts', 'pages-load-no-schemas'],
  ['ui/form/field.tsx', 'app/home/page.tsx', 'parts-know-no-pages'],
  ['widgets/tour/form/content.tsx', 'widgets/checklist/known-values.ts', 'forms-keep-to-their-type'],
  ['widgets/tour/definition.ts', 'server/platform/errors.ts', 'widgets-stand-alone'],
  ['widgets/tour/events.ts', 'embed/kit/stage.ts', 'facts-are-plain-data'],
  ['widgets/tour/requirements.ts', 'zod', 'facts-are-plain-data'],
  ['widgets/tour/render.ts', 'widgets/smart-tip/definition.ts', 'the-browser-gets-no-server'],
  ['widgets/checklist/render.ts', 'widgets/checklist/form/icon.ts', 'the-browser-gets-no-server'],
  ['widgets/announcement/render.ts', 'react', 'the-browser-gets-no-server'],
  ['widgets/announcement/styles.ts', 'zod', 'the-browser-gets-no-server'],
  ['embed/kit/stage.ts', 'widgets/nps-widget/known-values.ts', 'embed-knows-no-types'],
] as const;

const PACKAGES = ['react', 'zod', 'https', 'net'];

/** Writes a small tree with the same top-level folders, and with these imports and no others. */
function plant(root: string): void {
  const imports = new Map<string, string[]>();
  for (const [from, to] of PLANTED) {
    imports.set(from, [...(imports.get(from) ?? []), to]);
    if (!PACKAGES.includes(to)) imports.set(to, imports.get(to) ?? []);
  }
  for (const [file, targets] of imports) {
    const specifiers = targets.map((to) =>
      PACKAGES.includes(to) ? to : `./${relative(dirname(file), to).replace(/\.tsx?$/, '')}`,
    );
    mkdirSync(join(root, dirname(file)), { recursive: true });
    const lines = specifiers.map((specifier, index) => `import * as imported${index} from '${specifier}';`);
    const uses = specifiers.map((_, index) => `imported${index}`).join(', ');
    writeFileSync(join(root, file), `${lines.join('\n')}\nexport const used = [${uses}];\n`);
  }
}

test('each import rule refuses an import that breaks it', () => {
  const root = mkdtempSync(join(tmpdir(), 'docent-imports-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  plant(root);
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json', 'widgets/registry.json'])
    cpSync(file, join(root, file));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const folders = ['app', 'embed', 'server', 'ui', 'widgets'].filter((folder) => existsSync(join(root, folder)));
  const { stdout } = spawnSync(
    process.execPath,
    [resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'), '--output-type', 'json', ...folders],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  type Violation = { from: string; to: string; rule: { name: string } };
  const found = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
  const refused = found.map(({ from, to, rule }) => {
    const [, name] = /node_modules\/([^/]+)\//.exec(to) ?? [];
    return `${from} → ${name ?? to}: ${rule.name}`;
  });
  const wanted = PLANTED.map(([from, to, rule]) => `${from} → ${to}: ${rule}`);
  expect(wanted.filter((violation) => !refused.includes(violation))).toEqual([]);
});
