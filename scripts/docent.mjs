// npm run -s docent -- …: runs the docent command, which never needs the pages.
import { launch } from './launch.mjs';

await launch('docent.mjs', {});
