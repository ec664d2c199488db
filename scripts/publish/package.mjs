// npm run package: builds the npm packages @docent/browser, in .build/package, and @docent/react, @docent/vue and @docent/svelte, in
// .build/package-react …
import { join } from 'node:path';
import { prepare, ROOT } from '../prepare/prepare.mjs';

await prepare();
const { buildBrowserPackage } = await import('./browser-package.mjs');
const { BINDINGS, buildBinding } = await import('./bindings.mjs');
await buildBrowserPackage(ROOT, join(ROOT, '.build/package'));
for (const name of BINDINGS) buildBinding(ROOT, name, join(ROOT, `.build/package-${name}`));
for (const [name, folder] of [['browser', 'package'], ...BINDINGS.map((name) => [name, `package-${name}`])])
  console.log(`@docent/${name} is in .build/${folder}: npm pack ./.build/${folder}, or npm publish ./.build/${folder}`);
