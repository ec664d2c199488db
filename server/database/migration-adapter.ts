import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';

export type MigrationAdapter = SqlMigrationAwareDriverAdapterFactory & {
  /** Closes the connections that the schema engine opened. The engine itself keeps them, and the lock that they hold. */
  dispose: () => Promise<void>;
};

/**
 * Prisma's adapter, changed for migrations. Prisma's own adapters split a script at every semicolon, or do not wait for its end;
 * `runScript` must run the whole script or nothing.
 */
export function migrationAdapter(
  factory: SqlMigrationAwareDriverAdapterFactory,
  runScript: (script: string) => Promise<unknown>,
): MigrationAdapter {
  const opened: SqlDriverAdapter[] = [];
  const executeScript = async (script: string) => {
    await runScript(script);
  };
  const connect = async () => {
    const connection = Object.assign(await factory.connect(), { executeScript });
    opened.push(connection);
    return connection;
  };
  const dispose = async () => {
    for (const connection of opened.splice(0)) await connection.dispose();
  };
  return Object.assign(Object.create(factory) as SqlMigrationAwareDriverAdapterFactory, { connect, dispose });
}
