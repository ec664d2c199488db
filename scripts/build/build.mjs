// npm run build: everything that npm start would prepare, without starting. For images and deployments. With --dev, it also installs
// the development packages; with --no-pages, it builds everything except the pages.
import { prepare, ROOT } from '../prepare/prepare.mjs';

process.chdir(ROOT);
const isGiven = (flag) => process.argv.includes(flag);
await prepare({ next: !isGiven('--no-pages'), dev: isGiven('--dev') });
