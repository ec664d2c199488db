import { createHash } from 'node:crypto';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Database, Statement } from '../../database/types';
import { repeat } from '../../platform/repeat';
import { seal, unseal } from '../../platform/seal';
import { secret } from '../../platform/secret';

const DAY_S = 24 * 60 * 60;
/** How long the registration of an application without a grant is kept. Registration is open to everyone. */
const UNUSED_S = DAY_S;
/** How long a registration is kept after its last grant: longer than any grant. */
const USED_S = 400 * DAY_S;

/** The owner of encrypted records. They belong to no company, since a request begins before the person chooses one. */
const owner = () => ({ secret: secret(), purpose: 'oauth records', companyId: 0 });

/** The value of the look-up column of a record: a hash, so that a reader of the table cannot use the id. */
export const recordId = (id: string): Buffer => createHash('sha256').update(id).digest();

const UPSERT: Statement = {
  name: 'oauth_record_upsert',
  text: `INSERT INTO "OAuthRecord" ("kind", "id", "payload", "grantId", "expiresAt")
    VALUES ($1::text, $2::bytea, $3::bytea, $4::text, now() + $5::int * interval '1 second')
    ON CONFLICT ("kind", "id") DO UPDATE SET "payload" = EXCLUDED."payload", "grantId" = EXCLUDED."grantId",
      "expiresAt" = EXCLUDED."expiresAt"`,
};
/**
 * For how long after its first use a refresh token can be used again, with the same answer: applications run in several processes, and
 * answers get lost.
 */
const REUSE_S = 60;
const IS_REUSABLE = `"kind" = 'RefreshToken' AND "consumedAt" > now() - interval '${REUSE_S} seconds'`;
const FIND: Statement = {
  name: 'oauth_record_find',
  text: `SELECT "payload", CASE WHEN ${IS_REUSABLE} THEN NULL ELSE extract(epoch FROM "consumedAt")::int END AS "consumed"
    FROM "OAuthRecord" WHERE "kind" = $1::text AND "id" = $2::bytea AND "expiresAt" > now()`,
};
const CONSUME: Statement = {
  name: 'oauth_record_consume',
  text: `UPDATE "OAuthRecord" SET "consumedAt" = coalesce("consumedAt", now())
    WHERE "kind" = $1::text AND "id" = $2::bytea AND ("consumedAt" IS NULL OR ${IS_REUSABLE}) RETURNING 1 AS "done"`,
};
const DESTROY: Statement = {
  name: 'oauth_record_destroy',
  text: 'DELETE FROM "OAuthRecord" WHERE "kind" = $1::text AND "id" = $2::bytea',
};
const REVOKE: Statement = {
  name: 'oauth_record_revoke',
  text: 'DELETE FROM "OAuthRecord" WHERE "grantId" = $1::text',
};
const SWEEP: Statement = {
  name: 'oauth_record_sweep',
  text: `DELETE FROM "OAuthRecord" r WHERE r."expiresAt" < now()
    OR (r."grantId" IS NOT NULL AND NOT EXISTS (SELECT FROM "OAuthGrant" g WHERE g."id" = r."grantId"))`,
};

const KEEP: Statement = {
  name: 'oauth_record_keep',
  text: `UPDATE "OAuthRecord" SET "expiresAt" = now() + $2::int * interval '1 second' WHERE "kind" = 'Client' AND "id" = $1::bytea`,
};

/** Deletes grants older than an hour without a valid code or token: the application never requested one, or all have expired. */
const SWEEP_GRANTS: Statement = {
  name: 'oauth_grant_sweep',
  text: `DELETE FROM "OAuthGrant" g WHERE g."createdAt" < now() - interval '1 hour'
    AND NOT EXISTS (SELECT FROM "OAuthRecord" r WHERE r."grantId" = g."id" AND r."expiresAt" > now())`,
};

/** Maximum registrations without a grant, since registration is open to everyone. */
export const MAX_UNUSED = 5_000;

/** Deletes the oldest registrations without a grant, so that `$2` of them are left. */
const BOUND_UNUSED: Statement = {
  name: 'oauth_record_bound_unused',
  text: `DELETE FROM "OAuthRecord" WHERE "kind" = 'Client' AND "id" IN (
    SELECT "id" FROM "OAuthRecord" WHERE "kind" = 'Client' AND "expiresAt" <= now() + $1::int * interval '1 second'
    ORDER BY "expiresAt" DESC OFFSET $2::int)`,
};

type Row = { payload: Uint8Array; consumed: number | null };

export const openRecord = (payload: Uint8Array): AdapterPayload => JSON.parse(unseal(owner(), payload));

/**
 * Stores the records of one kind for the OAuth library. A record that can be used once serves only one of several concurrent requests; a
 * refresh token can be used again for a minute.
 */
export class Records implements Adapter {
  constructor(
    private readonly database: Database,
    private readonly kind: string,
    /** The library's error for a record that was already used. */
    private readonly usedUp: () => Error,
  ) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn: number = UNUSED_S): Promise<void> {
    const sealed = seal(owner(), JSON.stringify(payload));
    const values = [this.kind, recordId(id), sealed, payload.grantId ?? null, Math.ceil(expiresIn)];
    await this.database.sql(UPSERT, values);
    // Expiry is stored in whole milliseconds and may have been rounded up: with the extra second, the statement includes this record.
    if (this.kind === 'Client') await this.database.sql(BOUND_UNUSED, [UNUSED_S + 1, MAX_UNUSED]);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const [row] = await this.database.sql<Row>(FIND, [this.kind, recordId(id)]);
    if (!row) return undefined;
    return { ...openRecord(row.payload), ...(row.consumed === null ? {} : { consumed: row.consumed }) };
  }

  async consume(id: string): Promise<void> {
    const [row] = await this.database.sql(CONSUME, [this.kind, recordId(id)]);
    if (!row) throw this.usedUp();
  }

  async destroy(id: string): Promise<void> {
    await this.database.sql(DESTROY, [this.kind, recordId(id)]);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.database.sql(REVOKE, [grantId]);
  }

  /** The library calls this only for its own sessions, which are never stored. */
  async findByUid(): Promise<undefined> {}

  /** Only devices without a browser use such codes, and Docent does not support them. */
  async findByUserCode(): Promise<undefined> {}
}

/** Keeps the registration of an application that was granted something. */
export async function keepRegistration(database: Database, clientId: string): Promise<void> {
  await database.sql(KEEP, [recordId(clientId), USED_S]);
}

/** Deletes expired records, tokens of ended grants, and empty grants. Several processes may run it concurrently. */
export async function sweepRecords(database: Database): Promise<void> {
  await database.sql(SWEEP, []);
  await database.sql(SWEEP_GRANTS, []);
}

/** Deletes expired records every ten minutes. @returns a function that stops it */
export const startSweepingRecords = (database: Database, everyMs = 600_000): (() => Promise<void>) =>
  repeat(() => sweepRecords(database), {
    everyMs,
    complaint: 'sweeping the records of OAuth failed and will be retried',
  });
