import type { Database, Statement } from '../../database/types';
import type { Prisma } from '../../generated/prisma/client';
import { log } from '../../platform/log';
import type { Caller } from '../authenticate';
import { isScope, ROLE_SCOPES, type Role, type Scope } from '../scopes';
import { keepRegistration, openRecord, recordId } from './records';

/** An application that a person lets act for them in a company. */
export type NewGrant = {
  id: string;
  companyId: number;
  personId: string;
  clientId: string;
  application: string;
  scopes: Scope[];
};

const INSERT: Statement = {
  name: 'oauth_grant_insert',
  text: `INSERT INTO "OAuthGrant" ("companyId", "id", "personId", "clientId", "application", "scopes")
    VALUES ($1::int, $2::text, $3::text, $4::text, $5::text, $6::text[])`,
};
const END: Statement = { name: 'oauth_grant_end', text: 'DELETE FROM "OAuthGrant" WHERE "id" = $1::text' };
const EXISTS: Statement = {
  name: 'oauth_grant_exists',
  text: 'SELECT 1 AS "yes" FROM "OAuthGrant" WHERE "id" = $1::text',
};
const FIND: Statement = {
  name: 'oauth_grant_of_token',
  text: `SELECT t."payload", g."companyId", g."id", g."application", g."scopes", m."role", p."id" AS "personId", p."name",
      (g."lastUsedAt" IS NULL OR g."lastUsedAt" < now() - interval '1 minute') AS "stale"
    FROM "OAuthRecord" t
    JOIN "OAuthGrant" g ON g."id" = t."grantId"
    JOIN "Membership" m ON m."companyId" = g."companyId" AND m."personId" = g."personId"
    JOIN "Person" p ON p."id" = g."personId"
    WHERE t."kind" = 'AccessToken' AND t."id" = $1::bytea AND t."expiresAt" > now()`,
  shared: true,
};
const TOUCH: Statement = {
  name: 'oauth_grant_touch',
  text: `UPDATE "OAuthGrant" SET "lastUsedAt" = now() WHERE "companyId" = $1::int AND "id" = $2::text
    AND ("lastUsedAt" IS NULL OR "lastUsedAt" < now() - interval '1 minute')`,
};

type Found = {
  payload: Uint8Array;
  companyId: number;
  id: string;
  application: string;
  scopes: string[];
  role: Role;
  personId: string;
  name: string;
  stale: boolean;
};

/** Stores a grant. An application may have several, since it may run on more than one machine. */
export async function createGrant(database: Database, grant: NewGrant): Promise<void> {
  const { id, companyId, personId, clientId, application, scopes } = grant;
  await database.sql(INSERT, [companyId, id, personId, clientId, application, scopes]);
  await keepRegistration(database, clientId);
}

/** True while a grant and the membership that it depends on exist. */
export async function isGranted(database: Database, id: string): Promise<boolean> {
  const [row] = await database.sql(EXISTS, [id]);
  return row !== undefined;
}

/** Ends a grant that the library has ended. */
export async function endGrant(database: Database, id: string): Promise<void> {
  await database.sql(END, [id]);
}

/** Ends the grants of a person in all companies. */
export async function endGrantsOf(prisma: Prisma.TransactionClient, personId: string): Promise<void> {
  await prisma.oAuthGrant.deleteMany({ where: { personId } });
}

/**
 * Returns the caller of an access token, and its grant. The caller has the scopes that the grant, the token and the person's role have in
 * common. An application may request a token with fewer scopes than were granted.
 */
export async function findGrantCaller(
  database: Database,
  token: string,
  resource: string,
): Promise<{ caller: Caller; grantId: string } | undefined> {
  const [row] = await database.sql<Found>(FIND, [recordId(token)]);
  if (!row) return undefined;
  const { aud, scope = '' } = openRecord(row.payload);
  if (![aud].flat().includes(resource)) return undefined;
  const { companyId, id: grantId, application, role, personId, name } = row;
  if (row.stale)
    database
      .sql(TOUCH, [companyId, grantId])
      .catch((error: Error) => log.warn({ error: error.message }, 'noting the use of a grant failed'));
  const own: readonly Scope[] = ROLE_SCOPES[role];
  const ofToken = scope.split(' ');
  const scopes = new Set(row.scopes.filter(isScope).filter((one) => own.includes(one) && ofToken.includes(one)));
  const actorName = `${name} (${application})`;
  const actor = { kind: 'person' as const, id: personId, name: actorName, role, scopes, application, grantId };
  return { grantId, caller: { companyId, actor } };
}
