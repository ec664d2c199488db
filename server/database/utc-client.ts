import { Client, type ClientConfig, type PoolConfig } from 'pg';
import { socketOf } from './silence';

/** The zone of every session. Prisma writes and reads timestamps without one, so that any other would change them. */
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
  const message = `the session has ${parameterName} ${parameterValue} although ${ZONE} and ISO were asked for: a pooler between has to pass both on`;
  socketOf(client).destroy(new Error(message));
}

/** A client whose sessions have `zone`; any other than UTC is for tests, which write as versions did that took the server's. */
const clientIn = (zone: string) =>
  class extends Client {
    constructor(config?: string | ClientConfig) {
      super(config);
      const { connection } = this as unknown as { connection: NodeJS.EventEmitter };
      if (zone === ZONE) connection.on('parameterStatus', (status: Status) => requireUtc(this, status));
    }

    /**
     * Parameters of their own, and not in `options`: they win over `options` of the address, PGOPTIONS, and what the role, the database and
     * the server have set, and poolers such as PgBouncer take them. The library reads dates in the form of ISO alone.
     */
    getStartupConf(): Record<string, string> {
      return { ...startupOf.call(this), TimeZone: zone, DateStyle: 'ISO, MDY' };
    }
  };

/** One connection to PostgreSQL, in UTC as those of all pools are. */
export const UtcClient = clientIn(ZONE);

/** The configuration that every pool begins from. @param zone of its sessions; left out everywhere but in tests */
export const poolConfig = (url: string, zone = ZONE): PoolConfig => ({
  connectionString: url,
  Client: zone === ZONE ? UtcClient : clientIn(zone),
});
