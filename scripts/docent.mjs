// npm run -s docent -- …: the pages are never needed.
import { launch } from './launch.mjs';

await launch('docent.mjs', {});
