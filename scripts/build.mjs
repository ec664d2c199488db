// npm run build: everything that npm start would prepare, without starting. For images and deployments. With --dev the development packages
// too; with --no-pages all but the pages.
import { prepare, ROOT } from './prepare.mjs';

process.chdir(ROOT);
const isGiven = (flag) => process.argv.includes(flag);
await prepare({ next: !isGiven('--no-pages'), dev: isGiven('--dev') });
