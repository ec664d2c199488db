import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { Database } from '../database/types';
import { log } from '../platform/log';
import { randomBase62 } from '../platform/random';
import { CONTROL, DATABASE, STAGING } from './backup/places';
import { hasToken } from './bearer-token';

const COPY = new RegExp(`^/copy/(${STAGING}\\w+)$`);

/**
 * Lets the `docent` command request a copy of the embedded database from the process that has it open: on a separate port, reachable only
 * from this machine, with the token in the file `control` of the data folder. `POST /copy/{folder}` copies into a folder that the command
 * created there.
 * @returns a function that closes the port
 */
export async function openControl(database: Database): Promise<() => Promise<void>> {
  const { dir, copyTo } = database;
  if (!dir || !copyTo) return async () => {};
  const token = randomBase62(43);
  const dataDir = dirname(dir);
  const file = join(dataDir, CONTROL);
  const server = createServer(async (req, res) => {
    const answer = (status: number, body: object) =>
      void res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    // Only the owner of the data folder can read the token from its file.
    if (!hasToken(req, token)) return answer(401, { error: 'The token is missing or wrong.' });
    const folder = req.method === 'POST' ? COPY.exec(req.url ?? '')?.[1] : undefined;
    if (!folder) return answer(404, { error: 'Not found.' });
    try {
      await copyTo(join(dataDir, folder, DATABASE));
      answer(200, {});
    } catch (error) {
      log.error({ err: error }, 'the database could not be copied');
      answer(500, { error: (error as Error).message });
    }
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify({ port, token }), { mode: 0o600 });
  return async () => {
    rmSync(file, { force: true });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
