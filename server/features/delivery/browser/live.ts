import { z } from 'zod';
import { type Palettes, palettesOf } from '../../../../widgets/appearance/theme';
import type { WidgetDefinition } from '../../../../widgets/contract/definition';
import type { WidgetType } from '../../../../widgets/contract/registry';
import { type Parts, readRules, recordOf } from '../../../../widgets/contract/stored';
import { definitions } from '../../../../widgets/generated/definitions';
import type { Rule } from '../../../../widgets/targeting/rule';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { found, notFound } from '../../../platform/errors';
import { secret as ownSecret } from '../../../platform/secret';
import { decryptKey } from '../../accounts/api-keys/crypto';
import { isSigningKey } from '../../accounts/api-keys/signing';
import { readRow, type StoredRow } from '../../widgets/rows';
import { withSafeHtml } from '../../widgets/sanitize';
import { type Offer, offerOf } from './offer';

/** A live widget, with the parts needed to show it. */
export type LiveWidget = Pick<Parts, 'rules' | 'settings'> & {
  id: number;
  type: WidgetType;
  ruleLogicalOperator: string | null;
  palettes: Palettes;
  offer: Offer;
};

/** Rules and how they are joined. */
export type Condition = { rules: Rule[]; ruleLogicalOperator: string };

/** The live widgets of a company, and the settings that apply to them. */
export type Live = {
  /** Changes whenever anything else in this object changes. */
  stamp: string;
  settings: Record<string, unknown>;
  /** The appearance of widgets without a theme. */
  palettes: Palettes;
  /** By priority. */
  widgets: readonly LiveWidget[];
  segments: ReadonlyMap<number, Condition>;
  /** The rules of widgets and segments about past events. */
  onThePast: readonly Rule[];
  /** The keys that sign identity hashes. */
  keys: readonly string[];
};

// A save increments the version, and all other changes set a timestamp. Timestamps are added up: of overlapping transactions, the one that
// commits last may have the earlier timestamp, which does not change their maximum.
const UPDATES = 'sum(extract(epoch FROM "updatedAt"))';

export const STAMP = `
  (SELECT md5(c."settings"::text) FROM "Company" c WHERE c."id" = $1::int) || ' ' ||
  (SELECT concat_ws(':', count(*), sum("id"), sum("version"), ${UPDATES}) FROM "Widget"
   WHERE "companyId" = $1::int AND "active" AND "archivedAt" IS NULL) || ' ' ||
  (SELECT concat_ws(':', count(*), sum("id"), ${UPDATES}) FROM "Theme" WHERE "companyId" = $1::int) || ' ' ||
  (SELECT concat_ws(':', count(*), sum("id"), ${UPDATES}) FROM "Segment" WHERE "companyId" = $1::int) || ' ' ||
  (SELECT concat_ws(':', count(*), sum("id")) FROM "ApiKey" WHERE "companyId" = $1::int)`;

const COMPANY = companyStatement('client_live_company', 'SELECT "settings" FROM "Company" WHERE "id" = $1::int');
export const LIVE_WIDGETS = companyStatement(
  'client_live_widgets',
  `SELECT w."id", w."type", w."name", w."content", w."settings", w."rules", w."ruleLogicalOperator", w."themeId", w."showAgainAt",
     t."settings" AS "theme"
   FROM "Widget" w LEFT JOIN "Theme" t ON t."companyId" = $1 AND t."id" = w."themeId"
   WHERE w."companyId" = $1 AND w."active" AND w."archivedAt" IS NULL ORDER BY w."id"`,
);
const SEGMENTS = companyStatement(
  'client_live_segments',
  'SELECT "id", "rules", "ruleLogicalOperator" FROM "Segment" WHERE "companyId" = $1',
);
const KEYS = companyStatement(
  'client_live_keys',
  `SELECT k."secret" FROM "ApiKey" k WHERE k."companyId" = $1::int AND ${isSigningKey('k')}`,
);

type WidgetRow = Pick<StoredRow, 'id' | 'name' | 'content' | 'settings' | 'rules' | 'ruleLogicalOperator'> & {
  type: string;
  showAgainAt: Date | null;
  themeId: number | null;
  theme: unknown;
};

function safeParts(type: WidgetType, parts: Pick<Parts, 'content' | 'settings'>): Pick<Parts, 'content' | 'settings'> {
  const definition = definitions[type];
  return {
    content: withSafeHtml(z.object(definition.detail), parts.content) as Parts['content'],
    settings: withSafeHtml(definition.settings, parts.settings) as Parts['settings'],
  };
}

/** A row in the current format, with sanitized HTML. */
function toLive(type: WidgetType, row: Omit<WidgetRow, 'type' | 'theme' | 'themeId'>, palettes: Palettes): LiveWidget {
  const definition: WidgetDefinition = definitions[type];
  const { id, name, rules, ruleLogicalOperator, showAgainAt, ...parts } = readRow(definition, row);
  const offer = offerOf(type, { id, name, ...safeParts(type, parts) });
  if (showAgainAt) offer.again = showAgainAt.getTime();
  Object.assign(offer.view, definition.viewOf?.(rules));
  return { id, type, settings: parts.settings, rules, ruleLogicalOperator, palettes, offer };
}

/** A widget as the renderer of its type draws it, with sanitized HTML. */
export const safeView = (
  type: WidgetType,
  { id, name, ...parts }: Pick<Parts, 'content' | 'settings'> & { id: number; name: string },
): Record<string, unknown> => offerOf(type, { id, name, ...safeParts(type, parts) }).view;

const isKnown = (type: string): type is WidgetType => Object.hasOwn(definitions, type);

const FIND_ANY = companyStatement(
  'client_any_widget',
  `SELECT "id", "type", "name", "content", "settings", "rules", "ruleLogicalOperator", "showAgainAt", "active", "archivedAt"
   FROM "Widget" WHERE "companyId" = $1 AND "id" = $2::int`,
);

/** A widget as if it were live, and its actual state. */
export type AnyWidget = { widget: LiveWidget; active: boolean; archivedAt: Date | null };

/** Reads any widget, including drafts and archived widgets. @throws DocentError `not_found` */
export async function readAnyWidget(ctx: Ctx, id: number): Promise<AnyWidget> {
  const [row] = await ctx.sql<WidgetRow & Omit<AnyWidget, 'widget'>>(FIND_ANY, id);
  const { type, active, archivedAt, ...parts } = found(row, 'Widget');
  if (!isKnown(type)) throw notFound('Widget');
  return { widget: toLive(type, parts, palettesOf({})), active, archivedAt };
}

const DEPENDS_ON_THE_PAST = new Set(['event', 'widget-state']);

/** True for a rule about past events. */
export const isOnThePast = ({ type }: Rule): boolean => DEPENDS_ON_THE_PAST.has(type);

/** Sorts by priority, then by age, oldest first. */
export const byPriority = (a: LiveWidget, b: LiveWidget): number => b.offer.priority - a.offer.priority || a.id - b.id;

/** Reads the live widgets of a company. */
export async function readLiveNow(ctx: Ctx): Promise<Omit<Live, 'stamp'>> {
  const [companies, widgets, segments, keys] = await Promise.all([
    ctx.sql<{ settings: unknown }>(COMPANY),
    ctx.sql<WidgetRow>(LIVE_WIDGETS),
    ctx.sql<{ id: number; rules: unknown; ruleLogicalOperator: string }>(SEGMENTS),
    ctx.sql<{ secret: Uint8Array }>(KEYS),
  ]);
  const { settings } = found(companies[0], 'Company');
  const { accentColor } = recordOf(recordOf(settings).appearance);
  const own = typeof accentColor === 'string' ? { primaryColor: accentColor } : {};
  const palettes = new Map([[0, palettesOf(own)]]);
  const palettesUnder = (themeId: number | null, theme: unknown): Palettes => {
    const known = palettes.get(themeId ?? 0) ?? palettesOf({ ...own, ...recordOf(theme) });
    palettes.set(themeId ?? 0, known);
    return known;
  };
  const live = widgets.flatMap(({ type, themeId, theme, ...row }) =>
    isKnown(type) ? [toLive(type, row, palettesUnder(themeId, theme))] : [],
  );
  const conditions = segments.map(({ id, rules, ...rest }) => [id, { ...rest, rules: readRules(rules) }] as const);
  const rules = [...live, ...conditions.map(([, one]) => one)].flatMap((one) => one.rules);
  return {
    settings: recordOf(settings),
    palettes: palettesUnder(null, null),
    widgets: live.sort(byPriority),
    segments: new Map(conditions),
    onThePast: rules.filter(isOnThePast),
    keys: keys.map(({ secret }) => decryptKey(ownSecret(), ctx.companyId, secret)),
  };
}

const MAX_CACHED_COMPANIES = 1_000;

/** Reads the live widgets of a company, from the cache while its `stamp` matches that of the database. */
export type ReadLive = (ctx: Ctx, stamp: string) => Promise<Live>;

/** Creates the cache of live widgets of one process for one database. */
export function createLiveCache(): ReadLive {
  const kept = new Map<number, Live>();
  return async (ctx, stamp) => {
    const last = kept.get(ctx.companyId);
    if (last?.stamp === stamp) return last;
    // Cached under the earlier stamp: a concurrent change is read by the next request.
    const live = { ...(await readLiveNow(ctx)), stamp };
    kept.delete(ctx.companyId);
    kept.set(ctx.companyId, live);
    const [oldest] = kept.keys();
    if (kept.size > MAX_CACHED_COMPANIES && oldest !== undefined) kept.delete(oldest);
    return live;
  };
}
