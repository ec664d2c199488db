import { companyStatement } from '../database/company-statement';
import type { Ctx } from '../identity/context';
import { missingScope } from '../identity/scopes';
import { found } from '../kernel/errors';
import { iso } from '../operation/wire';
import type { Company, CompanySettings, UpdateInput } from './schema';

const FIND = companyStatement(
  'company_find',
  `SELECT c."id", c."name", c."clientToken", c."settings", e."occurredAt" AS "lastEventAt",
     CASE WHEN jsonb_typeof(e."properties" -> 'url') = 'string' THEN e."properties" ->> 'url' END AS "lastEventUrl"
   FROM "Company" c LEFT JOIN LATERAL (
     SELECT "occurredAt", "properties" FROM "Event" WHERE "companyId" = $1::int ORDER BY "id" DESC LIMIT 1
   ) e ON true
   WHERE c."id" = $1::int`,
);

// One statement, so that two changes at the same moment both take effect.
const UPDATE = companyStatement(
  'company_update',
  `UPDATE "Company" SET "name" = COALESCE($2::text, "name"),
     "settings" = "settings" || $3::jsonb
       || jsonb_build_object('appearance', COALESCE("settings" -> 'appearance', '{}') || $4::jsonb)
   WHERE "id" = $1::int`,
);

type Stored = Partial<Omit<CompanySettings, 'appearance'>> & { appearance?: Partial<CompanySettings['appearance']> };
type Row = Omit<Company, 'settings' | 'installation'> & {
  settings: Stored;
  lastEventAt: Date | null;
  lastEventUrl: string | null;
};

const complete = ({ appearance, identityVerification, throttle }: Stored): CompanySettings => ({
  appearance: { accentColor: appearance?.accentColor ?? null, colorScheme: appearance?.colorScheme ?? 'auto' },
  identityVerification: { required: identityVerification?.required ?? false },
  throttle: throttle ?? null,
});

/** The company, its settings with defaults in place, and whether its browser script reports. */
export async function readCompany(ctx: Ctx): Promise<Company> {
  const [row] = await ctx.sql<Row>(FIND);
  const { settings, lastEventAt, lastEventUrl, ...company } = found(row, 'Company');
  const installation = { installed: lastEventAt !== null, lastEventAt: lastEventAt && iso(lastEventAt), lastEventUrl };
  return { ...company, settings: complete(settings), installation };
}

/** Changes what is sent, merged into the stored settings. @throws DocentError `insufficient_scope` without `publish`. */
export async function updateCompany(ctx: Ctx, { name, settings = {} }: UpdateInput): Promise<Company> {
  if (!ctx.can('publish')) throw missingScope('publish');
  const { appearance = {}, ...rest } = settings;
  await ctx.sql(UPDATE, name ?? null, JSON.stringify(rest), JSON.stringify(appearance));
  return readCompany(ctx);
}
