import { ENTITY_TYPES } from '../../../../widgets/contract/entities';
import { DEFAULT_PAUSE_SECONDS } from '../../../../widgets/contract/limits';
import type { Ctx } from '../../../auth/context';
import { missingScope } from '../../../auth/scopes';
import { companyStatement } from '../../../database/company-statement';
import { iso } from '../../../operations/wire';
import { scriptAddresses } from '../../../platform/browser-script';
import { found, type Issue, invalid } from '../../../platform/errors';
import { isChosen } from '../api-keys/signing';
import type { Company, CompanySettings, UpdateInput } from './schema';

/** The newest event of each entity type, by date: servers also report past events, so the last one stored may not be the newest. */
const NEWEST_EVENTS = ENTITY_TYPES.map(
  (type) => `(SELECT "occurredAt", "properties" FROM "Event"
     WHERE "companyId" = $1::int AND "entityType" = '${type}' ORDER BY "occurredAt" DESC LIMIT 1)`,
).join(' UNION ALL ');

const FIND = companyStatement(
  'company_find',
  `SELECT c."id", c."name", c."clientToken", c."settings",
     (SELECT json_agg(i ORDER BY i."lastSeenAt" DESC) FROM (
       SELECT "origin", "firstSeenAt", "lastSeenAt" FROM "Installation" WHERE "companyId" = $1::int
     ) i) AS "origins", (SELECT json_agg(k."id" ORDER BY k."id") FROM "ApiKey" k WHERE k."companyId" = $1::int AND ${isChosen('k')}) AS "signingKeys", e."occurredAt" AS "lastEventAt",
     CASE WHEN jsonb_typeof(e."properties" -> 'url') = 'string' THEN e."properties" ->> 'url' END AS "lastEventUrl"
   FROM "Company" c LEFT JOIN LATERAL (
     SELECT * FROM (${NEWEST_EVENTS}) n ORDER BY n."occurredAt" DESC LIMIT 1
   ) e ON true
   WHERE c."id" = $1::int`,
);

// One statement, so that two changes at the same moment both take effect.
const UPDATE = companyStatement(
  'company_update',
  `UPDATE "Company" SET "name" = COALESCE($2::text, "name"),
     "settings" = "settings" || $3::jsonb
       || jsonb_build_object(
         'appearance', COALESCE("settings" -> 'appearance', '{}') || $4::jsonb,
         'identityVerification', COALESCE("settings" -> 'identityVerification', '{}') || $5::jsonb)
   WHERE "id" = $1::int`,
);

type Merged = 'appearance' | 'identityVerification';
type Stored = Partial<Omit<CompanySettings, Merged>> & { [Key in Merged]?: Partial<CompanySettings[Key]> };
type Row = Omit<Company, 'settings' | 'script' | 'installation'> & {
  settings: Stored;
  origins: { origin: string; firstSeenAt: string; lastSeenAt: string }[] | null;
  /** The ids of the selected keys that still exist. */
  signingKeys: number[] | null;
  lastEventAt: Date | null;
  lastEventUrl: string | null;
};

const complete = (
  {
    appearance,
    identityVerification,
    throttle,
    widgetPauseSeconds,
    allowedOrigins,
    offAutomated,
    eventRetentionDays,
    publishing,
    protectMetadata,
    timeZone,
  }: Stored,
  signingKeys: number[] | null,
): CompanySettings => ({
  appearance: {
    accentColor: appearance?.accentColor ?? null,
    colorScheme: appearance?.colorScheme ?? 'auto',
    logoUrl: appearance?.logoUrl ?? null,
  },
  identityVerification: {
    required: identityVerification?.required ?? false,
    signingKeys: identityVerification?.signingKeys ? (signingKeys ?? []) : null,
  },
  throttle: throttle ?? null,
  widgetPauseSeconds: widgetPauseSeconds ?? DEFAULT_PAUSE_SECONDS,
  allowedOrigins: allowedOrigins ?? [],
  offAutomated: offAutomated ?? false,
  eventRetentionDays: eventRetentionDays ?? null,
  publishing: publishing ?? 'open',
  protectMetadata: protectMetadata ?? false,
  timeZone: timeZone ?? null,
});

/** The company, its settings with defaults in place, and the addresses and installation of its browser script. */
export async function readCompany(ctx: Ctx): Promise<Company> {
  const [row] = await ctx.sql<Row>(FIND);
  const { settings, origins: rows, signingKeys, lastEventAt, lastEventUrl, ...company } = found(row, 'Company');
  const origins = (rows ?? []).map(({ origin, ...moments }) => ({
    origin,
    firstSeenAt: iso(new Date(moments.firstSeenAt)),
    lastSeenAt: iso(new Date(moments.lastSeenAt)),
  }));
  const installation = {
    installed: origins.length > 0,
    lastSeenAt: origins[0]?.lastSeenAt ?? null,
    origins,
    lastEventAt: lastEventAt && iso(lastEventAt),
    lastEventUrl,
  };
  return { ...company, settings: complete(settings, signingKeys), script: scriptAddresses(), installation };
}

/** @throws DocentError `validation_error` for every key that is not the company's. */
async function checkKeys(ctx: Ctx, ids: readonly number[]): Promise<void> {
  const rows = await ctx.db.apiKey.findMany({ where: { id: { in: [...ids] } }, select: { id: true } });
  const known = new Set(rows.map(({ id }) => id));
  const issues = ids.flatMap((id, index): Issue[] => {
    const path = `settings.identityVerification.signingKeys[${index}]`;
    return known.has(id) ? [] : [{ path, code: 'unknown_reference', message: 'There is no such API key.' }];
  });
  if (issues.length) throw invalid(issues);
}

/**
 * Changes the company's name, and merges the given settings into the stored ones.
 * @throws DocentError `insufficient_scope` without `publish`; `validation_error` for a signing key that does not exist.
 */
export async function updateCompany(ctx: Ctx, { name, settings = {} }: UpdateInput): Promise<Company> {
  if (!ctx.can('publish')) throw missingScope('publish');
  const { appearance = {}, identityVerification = {}, ...rest } = settings;
  await checkKeys(ctx, identityVerification.signingKeys ?? []);
  await ctx.sql(UPDATE, name ?? null, ...[rest, appearance, identityVerification].map((part) => JSON.stringify(part)));
  return readCompany(ctx);
}
