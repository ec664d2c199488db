// npm start
import { launch } from './launch.mjs';

await launch('server.mjs', { next: true });
