// npm run build: everything that npm start would prepare, without starting. For images and deployments.
import { prepare, ROOT } from './prepare.mjs';

process.chdir(ROOT);
await prepare({ next: true });
