// The built server on a separate PostgreSQL, and a control server that creates a company for each test.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { hashPassword } from 'better-auth/crypto';
import type { Role } from '../../server/auth/scopes';
import { startMigratedPostgres, TEMPLATE_DATABASE } from '../../server/testing/postgres';
import { CONTROL_PORT, DATA_DIR, HOST_PORT, ORIGIN } from './addresses';
import { findChromium } from './chromium.mjs';
import { hostApplication } from './host-application';

/** If PostgreSQL cannot be started, the embedded database is used. */
const postgres = await startMigratedPostgres().catch((error: Error) => {
  console.error(`docent: no PostgreSQL here, so browsers are tested on the embedded database (${error.message})`);
});

/** No other process uses this PostgreSQL server, so its template database is used directly. */
function databaseIn(server: string): string {
  const url = new URL(server);
  url.pathname = `/${TEMPLATE_DATABASE}`;
  return url.href;
}

Object.assign(process.env, {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  PORT: new URL(ORIGIN).port,
  HOST: '127.0.0.1',
  APP_URL: ORIGIN,
  ...(postgres
    ? { DATABASE_URL: databaseIn(postgres.url), DOCENT_DATA_DIR: DATA_DIR }
    : { DATABASE_URL: '', DOCENT_DATA_DIR: 'memory://' }),
  DOCENT_SECRET: 'a secret that only the tests ever use',
  DOCENT_RATE_LIMIT: '100000',
  DOCENT_RATE_LIMIT_USERS: '100000',
  DOCENT_SIGN_IN_LIMIT: '100000',
  DOCENT_CLIENT_LIMIT: '100000',
  DOCENT_CLIENT_LIMIT_ADDRESS: '100000',
  DOCENT_WAIT_FACTOR: '20',
  CHROMIUM_PATH: findChromium() ?? '',
  LOG_LEVEL: 'warn',
});

// Imported only now, because these modules read the environment variables above.
const [{ startServer }, { openPages }, { env }, companies, people, keys, { companyDb }, { seedDemo }] =
  await Promise.all([
    import('../../server/process/start'),
    import('../../server/process/pages'),
    import('../../server/platform/env'),
    import('../../server/features/accounts/companies/companies'),
    import('../../server/features/accounts/members/people'),
    import('../../server/features/accounts/api-keys/service'),
    import('../../server/database/company-db'),
    import('../../server/demo/demo'),
  ]);

const { database, stop } = await startServer(env(), openPages);

const PASSWORD = 'correct horse battery';
/**
 * Hashed once, because a hash takes a tenth of a second. A hash for every member of every test's company would take a fifth of the time
 * of all tests.
 */
const hash = await hashPassword(PASSWORD);

/** Members who sign in with {@link PASSWORD}. */
async function makeMembers(companyId: number, roles: Role[]) {
  const made = roles.map((role) => ({ role, email: `${role}-${companyId}@example.com`, id: randomUUID() }));
  const { prisma } = database;
  await prisma.person.createMany({
    data: made.map(({ id, email, role }) => ({ id, email, name: `${role} of ${companyId}` })),
  });
  await prisma.account.createMany({
    data: made.map(({ id }) => ({ id, accountId: id, personId: id, providerId: 'credential', password: hash })),
  });
  await prisma.membership.createMany({ data: made.map(({ id, role }) => ({ companyId, personId: id, role })) });
  return made.map(({ role, email }) => ({ role, email, password: PASSWORD }));
}

async function makeCompany({ name = 'Test company', roles = ['owner'] }: { name?: string; roles?: Role[] }) {
  const { prisma } = database;
  const company = await companies.createCompany(prisma, { name });
  // No pause between widgets. Tests of the pause set one.
  await prisma.company.update({ where: { id: company.id }, data: { settings: { widgetPauseSeconds: 0 } } });
  const db = companyDb(database, company.id);
  const { key } = await keys.createKey(db, company.id, { name: 'Test key' });
  const members = await makeMembers(company.id, roles);
  return { companyId: company.id, name, key, clientToken: company.clientToken, members };
}

const actions: Record<string, (input: never) => Promise<unknown>> = {
  '/ready': async () => ({ ready: true }),
  '/company': makeCompany,
  '/member': async ({ companyId, ...input }: { companyId: number; email: string; password: string; role: Role }) =>
    people.createMember(database.prisma, companyId, input),
  // The API cannot delete a widget permanently, so this deletes it in the database.
  '/remove': async (widget: { companyId: number; id: number }) => database.prisma.widget.deleteMany({ where: widget }),
  // The API cannot make a planned action due, so this sets its time in the database.
  '/due': async (where: { companyId: number; widgetId: number }) =>
    database.prisma.widgetSchedule.updateMany({ where: { ...where, state: 'pending' }, data: { at: new Date() } }),
  '/demo': async ({ now }: { now?: string }) => seedDemo(database, { now: now ? new Date(now) : new Date() }),
};

const control = createServer(async (req, res) => {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  const action = actions[req.url ?? ''];
  try {
    if (!action) throw new Error(`There is no ${req.url}.`);
    const body = Buffer.concat(chunks).toString();
    res.end(JSON.stringify(await action((body ? JSON.parse(body) : {}) as never)));
  } catch (error) {
    res.writeHead(500).end(String(error));
  }
});
control.listen(CONTROL_PORT, '127.0.0.1');
const host = hostApplication().listen(HOST_PORT, '127.0.0.1');

let isEnding = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, async () => {
    // The process group gets the signal, and tsx sends it as well: the second signal must not interrupt the shutdown.
    if (isEnding) return;
    isEnding = true;
    control.close();
    host.close();
    await stop();
    await postgres?.stop();
    process.exit(0);
  });
