// The built server on a database in memory, and beside it a door through which tests get companies of their own.
import { createServer } from 'node:http';
import type { Role } from '../../server/identity/scopes';
import { CONTROL_PORT, HOST_PORT, ORIGIN } from './addresses';
import { hostApplication } from './host-application';

Object.assign(process.env, {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  PORT: new URL(ORIGIN).port,
  HOST: '127.0.0.1',
  APP_URL: ORIGIN,
  DOCENT_DATA_DIR: 'memory://',
  DOCENT_SECRET: 'a secret that only the tests ever use',
  DOCENT_RATE_LIMIT: '100000',
  DOCENT_RATE_LIMIT_USERS: '100000',
  DOCENT_SIGN_IN_LIMIT: '100000',
  DOCENT_CLIENT_LIMIT: '100000',
  DOCENT_CLIENT_LIMIT_ADDRESS: '100000',
  LOG_LEVEL: 'warn',
});

// Only now: they read the settings.
const [{ startServer }, { openPages }, { env }, companies, people, keys, { companyDb }, { seedDemo }] =
  await Promise.all([
    import('../../server/process/start'),
    import('../../server/process/pages'),
    import('../../server/kernel/env'),
    import('../../server/companies/companies'),
    import('../../server/members/people'),
    import('../../server/api-keys/service'),
    import('../../server/database/company-db'),
    import('../../server/demo/demo'),
  ]);

const { database, stop } = await startServer(env(), openPages);

const PASSWORD = 'correct horse battery';

async function makeCompany({ name = 'Test company', roles = ['owner'] }: { name?: string; roles?: Role[] }) {
  const { prisma } = database;
  const company = await companies.createCompany(prisma, { name });
  const db = companyDb(database, company.id);
  const { key } = await keys.createKey(db, company.id, { name: 'Test key' });
  const made = roles.map((role) => ({ role, email: `${role}-${company.id}@example.com`, password: PASSWORD }));
  for (const member of made)
    await people.createMember(prisma, company.id, { ...member, name: `${member.role} of ${company.id}` });
  return { companyId: company.id, name, key, clientToken: company.clientToken, members: made };
}

const actions: Record<string, (input: never) => Promise<unknown>> = {
  '/ready': async () => ({ ready: true }),
  '/company': makeCompany,
  '/member': async ({ companyId, ...input }: { companyId: number; email: string; password: string; role: Role }) =>
    people.createMember(database.prisma, companyId, input),
  // No call removes a widget for good: whoever keeps the database does.
  '/remove': async (widget: { companyId: number; id: number }) => database.prisma.widget.deleteMany({ where: widget }),
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

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, async () => {
    control.close();
    host.close();
    await stop();
    process.exit(0);
  });
