import { createHash } from 'node:crypto';
import { palettesOf } from '../../../../widgets/appearance/theme';
import type { Content, Settings } from '../../../../widgets/contract/definition';
import { definitionAt, type KnownDefinition } from '../../../../widgets/contract/registry';
import { readStored, recordOf } from '../../../../widgets/contract/stored';
import type { Ctx } from '../../../auth/context';
import { missingScope } from '../../../auth/scopes';
import { companyStatement } from '../../../database/company-statement';
import { iso } from '../../../operations/wire';
import { DocentError, found, invalid, notFound } from '../../../platform/errors';
import { randomBase62 } from '../../../platform/random';
import { readCompany } from '../../accounts/companies/service';
import { FIND_WIDGET } from '../../widgets/rows';
import { safeView } from '../browser/live';
import type { BeginInput, Picked, Session } from './schema';

const TOKEN_MINUTES = 10;

/** The query parameter that the browser script reads. Its other value, `docent=off`, disables the script. */
const PARAMETER = 'docent';

export const newSecret = (): string => `p_${randomBase62(40)}`;
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

// A person has one session per widget: a new session replaces the last one.
const CLEAR = companyStatement(
  'page_session_clear',
  `DELETE FROM "PageSession" WHERE "companyId" = $1::int
   AND ("expiresAt" < now() OR ("personId" = $2::text AND "widgetId" = $3::int))`,
);
const BEGIN = companyStatement(
  'page_session_begin',
  `INSERT INTO "PageSession" ("companyId", "id", "hash", "personId", "widgetId", "mode", "draft", "expiresAt")
   SELECT $1::int, $2::text, $3::text, $4::text, $5::int, $6::text, $7::jsonb, $8::timestamptz`,
);
const READ = companyStatement(
  'page_session_read',
  `SELECT "state", "picked", "expiresAt" < now() AS "expired" FROM "PageSession"
   WHERE "companyId" = $1::int AND "id" = $2::text AND "personId" = $3::text AND "widgetId" = $4::int`,
  { shared: true },
);

/** @throws DocentError `insufficient_scope` unless the caller is a person with `write` */
function requireEditor(ctx: Ctx): void {
  if (ctx.actor.kind !== 'person')
    throw new DocentError('insufficient_scope', 'Only signed-in people can open pages of the application.');
  if (!ctx.can('write')) throw missingScope('write');
}

async function findWidget(ctx: Ctx, widgetType: BeginInput['widgetType'], id: number): Promise<KnownDefinition> {
  const definition = found(definitionAt(widgetType), 'Widget type');
  const [row] = await ctx.sql(FIND_WIDGET, id, definition.entityType);
  if (!row) throw notFound('Widget');
  return definition;
}

/** The configuration that a page needs to render a draft, in the same form as a live widget. */
async function drawable(ctx: Ctx, definition: KnownDefinition, id: number, draft: NonNullable<BeginInput['draft']>) {
  const { content, settings } = readStored(definition, { ...draft, rules: [] });
  const { appearance } = (await readCompany(ctx)).settings;
  const theme =
    draft.themeId === null
      ? null
      : await ctx.db.theme.findFirst({ where: { id: draft.themeId }, select: { settings: true } });
  const own = appearance.accentColor ? { primaryColor: appearance.accentColor } : {};
  return {
    view: safeView(definition.entityType, {
      id,
      name: draft.name,
      content: content as Content,
      settings: settings as Settings,
    }),
    palettes: palettesOf({ ...own, ...recordOf(theme?.settings) }),
    colorScheme: appearance.colorScheme,
  };
}

/** @throws DocentError `validation_error` when the company's settings do not allow the script on this page */
async function requireAllowed(ctx: Ctx, url: URL): Promise<void> {
  const { allowedOrigins } = (await readCompany(ctx)).settings;
  if (!allowedOrigins.length || allowedOrigins.includes(url.origin)) return;
  const message = `The company’s settings do not list ${url.origin}, so Docent does not run there.`;
  throw invalid([{ path: 'url', code: 'origin_not_allowed', message }]);
}

/**
 * Begins a session on a page of the host application. Its address gets a token that works once, within ten
 * minutes. Only the hash of the token is stored.
 * @throws DocentError `insufficient_scope`, `not_found`, `validation_error`
 */
export async function beginSession(ctx: Ctx, { widgetType, id, mode, url, draft }: BeginInput) {
  requireEditor(ctx);
  const definition = await findWidget(ctx, widgetType, id);
  const address = new URL(url);
  await requireAllowed(ctx, address);
  if (mode === 'preview' && !draft)
    throw invalid([{ path: 'draft', code: 'invalid_type', message: 'Send the draft to preview.' }]);
  const drawn = draft && mode === 'preview' ? await drawable(ctx, definition, id, draft) : null;
  const session = randomBase62(20);
  const token = newSecret();
  const expiresAt = iso(new Date(Date.now() + TOKEN_MINUTES * 60_000));
  await ctx.sql(CLEAR, ctx.actor.id, id);
  await ctx.sql(BEGIN, session, hashOf(token), ctx.actor.id, id, mode, drawn && JSON.stringify(drawn), expiresAt);
  address.searchParams.set(PARAMETER, token);
  return { session, url: address.href, expiresAt };
}

type Row = { state: Session['state']; picked: Picked | null; expired: boolean };

/**
 * Returns the state of a session to the person who started it.
 * @throws DocentError `insufficient_scope`; `not_found` for a session of another person or widget, and for a replaced session
 */
export async function readSession(ctx: Ctx, { id, session }: { id: number; session: string }): Promise<Session> {
  requireEditor(ctx);
  const [row] = await ctx.sql<Row>(READ, session, ctx.actor.id, id);
  const { state, picked, expired } = found(row, 'Page session');
  return { state: expired && state !== 'done' ? 'expired' : state, picked };
}
