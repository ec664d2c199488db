import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';

export type MigrationAdapter = SqlMigrationAwareDriverAdapterFactory & {
  /** Ends the connections that the schema engine opened; it holds on to them, and to the lock that they took. */
  dispose: () => Promise<void>;
};

/**
 * Prisma's adapter, made fit for migrations. The adapters cut a script at every semicolon, or do not wait for it;
 * `runScript` has to run it whole or not at all.
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
