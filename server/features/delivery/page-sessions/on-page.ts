import { definitionOf } from '../../../../widgets/contract/registry';
import type { Ctx } from '../../../auth/context';
import { ROLE_SCOPES, type Role } from '../../../auth/scopes';
import { companyStatement } from '../../../database/company-statement';
import { notFound } from '../../../platform/errors';
import type { Picked } from './schema';
import { hashOf, newSecret } from './service';

const OPEN_MINUTES = 30;

const WRITING = (Object.keys(ROLE_SCOPES) as Role[])
  .filter((role) => (ROLE_SCOPES[role] as readonly string[]).includes('write'))
  .map((role) => `'${role}'`);

/** A session ends when its person no longer has a role with `write`. */
const STILL_EDITOR = `EXISTS (SELECT FROM "Membership" m WHERE m."companyId" = $1::int AND m."personId" = p."personId"
  AND m."role" IN (${WRITING.join(', ')}))`;

// One statement, so that only one of two simultaneous requests succeeds.
const OPEN = companyStatement(
  'page_session_open',
  `UPDATE "PageSession" p SET "hash" = $3::text, "state" = 'open', "expiresAt" = now() + interval '${OPEN_MINUTES} minutes'
   WHERE p."companyId" = $1::int AND p."hash" = $2::text AND p."state" = 'waiting' AND p."expiresAt" > now() AND ${STILL_EDITOR}
   RETURNING p."widgetId", p."mode", p."draft"`,
);
const RESUME = companyStatement(
  'page_session_resume',
  `SELECT p."widgetId", p."mode", p."draft" FROM "PageSession" p
   WHERE p."companyId" = $1::int AND p."hash" = $2::text AND p."state" = 'open' AND p."expiresAt" > now() AND ${STILL_EDITOR}`,
);
const PICK = companyStatement(
  'page_session_pick',
  `UPDATE "PageSession" p SET "state" = 'done', "picked" = $3::jsonb
   WHERE p."companyId" = $1::int AND p."hash" = $2::text AND p."state" = 'open' AND p."mode" = 'pick' AND p."expiresAt" > now()
     AND ${STILL_EDITOR} RETURNING 1 AS "one"`,
);
const WIDGET = companyStatement(
  'page_session_widget',
  `SELECT "type", "name" FROM "Widget" WHERE "companyId" = $1::int AND "id" = $2::int AND "archivedAt" IS NULL`,
);

type Row = { widgetId: number; mode: string; draft: object | null };

/** The error for an expired, used, foreign or unknown session. A page must not learn which. */
const gone = () => notFound('Page session');

async function pageState(ctx: Ctx, row: Row | undefined) {
  if (!row) throw gone();
  const [widget] = await ctx.sql<{ type: string; name: string }>(WIDGET, row.widgetId);
  const definition = widget && definitionOf(widget.type);
  if (!definition) throw gone();
  return { mode: row.mode, entityType: definition.entityType, name: widget.name, ...row.draft };
}

/** Exchanges the one-time token of a URL for a secret of this tab. @throws DocentError `not_found` */
export async function openSession(ctx: Ctx, { token }: { token: string }) {
  const secret = newSecret();
  const [row] = await ctx.sql<Row>(OPEN, hashOf(token), hashOf(secret));
  return { secret, ...(await pageState(ctx, row)) };
}

/** Resumes the session on the next page of the tab. @throws DocentError `not_found` */
export async function resumeSession(ctx: Ctx, { secret }: { secret: string }) {
  const [row] = await ctx.sql<Row>(RESUME, hashOf(secret));
  return pageState(ctx, row);
}

/** Sends the picked element to the builder and ends the session. @throws DocentError `not_found` */
export async function pickElement(ctx: Ctx, { secret, selector, matches, url, snapshot }: Picked & { secret: string }) {
  const rows = await ctx.sql(PICK, hashOf(secret), JSON.stringify({ selector, matches, url, snapshot }));
  if (!rows.length) throw gone();
  return { sent: true };
}
