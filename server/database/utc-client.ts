import { Client, type ClientConfig, type PoolConfig } from 'pg';
import { socketOf } from './silence';

/** The time zone of every session. Prisma reads and writes timestamps without a zone, so any other zone would shift them. */
const ZONE = 'UTC';
const IS_UTC = /^(Etc\/)?(UTC|GMT)$/;

/** The startup parameters of `pg`, a method that its types do not declare. */
const startupOf = Reflect.get(Client.prototype, 'getStartupConf') as (this: Client) => Record<string, string>;

type Status = { parameterName: string; parameterValue: string };

/**
 * Closes a connection whose session does not have the requested time zone or date format, such as behind a pooler that drops unknown
 * parameters. Otherwise dates would be stored shifted, without an error.
 */
function requireUtc(client: Client, { parameterName, parameterValue }: Status): void {
  const isRight =
    parameterName === 'TimeZone'
      ? IS_UTC.test(parameterValue)
      : parameterName !== 'DateStyle' || parameterValue.startsWith('ISO');
  if (isRight) return;
  const message = `the session has ${parameterName} ${parameterValue} although ${ZONE} and ISO were asked for: a pooler in between has to pass on both parameters`;
  socketOf(client).destroy(new Error(message));
}

/** A client whose sessions have `zone`. Only tests use other zones, to write dates like earlier versions of Docent. */
const clientIn = (zone: string) =>
  class extends Client {
    constructor(config?: string | ClientConfig) {
      super(config);
      const { connection } = this as unknown as { connection: NodeJS.EventEmitter };
      if (zone === ZONE) connection.on('parameterStatus', (status: Status) => requireUtc(this, status));
    }

    /**
     * Separate startup parameters override `options` of the URL, PGOPTIONS, and settings of the role, database and server. Poolers such as
     * PgBouncer accept them, too. The library parses dates only in ISO format.
     */
    getStartupConf(): Record<string, string> {
      return { ...startupOf.call(this), TimeZone: zone, DateStyle: 'ISO, MDY' };
    }
  };

/** One connection to PostgreSQL, in UTC like all pools. */
export const UtcClient = clientIn(ZONE);

/** The base configuration of every pool. @param zone time zone of its sessions; only tests set it */
export const poolConfig = (url: string, zone = ZONE): PoolConfig => ({
  connectionString: url,
  Client: zone === ZONE ? UtcClient : clientIn(zone),
});
