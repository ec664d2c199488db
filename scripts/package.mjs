// npm run package: the npm package @docent/browser, in .build/package.
import { join } from 'node:path';
import { prepare, ROOT } from './prepare.mjs';

await prepare();
const { buildBrowserPackage } = await import('./browser-package.mjs');
await buildBrowserPackage(ROOT, join(ROOT, '.build/package'));
console.log('@docent/browser is in .build/package: npm pack ./.build/package, or npm publish ./.build/package');
