import { openReloadingApi } from './reload';
import { runServer } from './run';

await runServer({ dev: true, open: openReloadingApi });
