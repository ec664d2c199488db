import { type ChildProcess, spawn } from 'node:child_process';
import { companyDb } from '../../server/database/company-db';
import { openMigratedDatabase } from '../../server/database/open';
import { createKey } from '../../server/features/accounts/api-keys/service';
import { createCompany } from '../../server/features/accounts/companies/companies';

export type Docent = {
  url: string;
  pid: number;
  /** Ends the process at once and waits for its end. */
  kill: () => Promise<void>;
};

const READY = /ready on (\S+)/;

/** Starts a production process on a free port; resolves once it is ready. */
export function startDocent(env: Record<string, string>): Promise<Docent> {
  const child: ChildProcess = spawn(process.execPath, ['.build/server.mjs'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'fatal', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const url = READY.exec(output)?.[1];
      if (url && child.pid) resolve({ url, pid: child.pid, kill });
    });
    ended.then(() => reject(new Error(`Docent ended before it was ready: ${output}`)));
  });
}

/** Where the data of a run is stored: in a PostgreSQL database, or in a folder. */
export type Home = { DATABASE_URL: string } | { DOCENT_DATA_DIR: string };

/** Migrates a database to the newest schema and creates a company in it. @returns an API key of the company */
export async function prepareCompany(home: Home): Promise<string> {
  const { database } = await openMigratedDatabase({
    DATABASE_URL: 'DATABASE_URL' in home ? home.DATABASE_URL : undefined,
    DATABASE_POOL: 2,
    DOCENT_DATA_DIR: 'DOCENT_DATA_DIR' in home ? home.DOCENT_DATA_DIR : '',
  });
  try {
    const { id } = await createCompany(database.prisma, { name: 'Chaos' });
    return (await createKey(companyDb(database, id), id, { name: 'chaos' })).key;
  } finally {
    await database.close();
  }
}
