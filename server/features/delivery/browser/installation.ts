import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { log } from '../../../platform/log';

const NOTE = companyStatement(
  'client_installation',
  `INSERT INTO "Installation" ("companyId", "origin") SELECT $1::int, $2::text
   WHERE (SELECT count(*) FROM "Installation" WHERE "companyId" = $1::int) < 100
     OR EXISTS (SELECT FROM "Installation" WHERE "companyId" = $1::int AND "origin" = $2::text)
   ON CONFLICT ("companyId", "origin") DO UPDATE SET "lastSeenAt" = now()`,
);

const NOTED_FOR_MS = 60_000;
const MAX_NOTED = 10_000;

/** Records the origins that use the browser script: each at most once a minute per process, in the background. */
export function installationRecorder(now: () => number = Date.now): (ctx: Ctx, origin: string | undefined) => void {
  const noted = new Map<string, number>();
  return (ctx, origin = '') => {
    if (!/^https?:\/\/[^\s]{1,250}$/.test(origin)) return;
    const key = `${ctx.companyId} ${origin}`;
    if ((noted.get(key) ?? 0) > now() - NOTED_FOR_MS) return;
    if (noted.size > MAX_NOTED) noted.clear();
    noted.set(key, now());
    ctx.sql(NOTE, origin).catch((error: Error) => {
      noted.delete(key);
      log.warn({ error: error.message }, 'noting an installation failed');
    });
  };
}
