// npm run -s docent -- …: runs the docent command. It does not need the built pages of the dashboard, so they are not built.
import { launch } from './launch.mjs';

await launch('docent.mjs', {});
