import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm';
import type { MigrationAdapter } from './migration-adapter';

const PRISMA_DIR = resolve('prisma');

type Glue = typeof import('@prisma/schema-engine-wasm/schema_engine_bg');

async function loadGlue(): Promise<Glue> {
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const root = dirname(createRequire(join(process.cwd(), 'package.json')).resolve('@prisma/schema-engine-wasm'));
  const module = new WebAssembly.Module(readFileSync(join(root, 'schema_engine_bg.wasm')));
  const instance = new WebAssembly.Instance(module, {
    './schema_engine_bg.js': glue as unknown as WebAssembly.ModuleImports,
  });
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return glue;
}

// The glue holds one WebAssembly instance: loading a second would replace the memory that the first uses.
let glueLoading: Promise<Glue> | undefined;

/** Runs `use` with Prisma's schema engine as WebAssembly: no native binary, so nothing is downloaded. */
async function withEngine<Result>(
  adapter: MigrationAdapter,
  use: (engine: SchemaEngine) => Promise<Result>,
): Promise<Result> {
  const glue = await (glueLoading ??= loadGlue());
  const schema = readFileSync(join(PRISMA_DIR, 'schema.prisma'), 'utf8');
  try {
    const datamodels: [string, string][] = [['schema.prisma', schema]];
    const engine = await glue.SchemaEngine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(adapter));
    return await use(engine);
  } finally {
    await adapter.dispose();
  }
}

function readMigrations(): MigrationList {
  const baseDir = join(PRISMA_DIR, 'migrations');
  const names = readdirSync(baseDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return {
    baseDir,
    lockfile: { path: 'migration_lock.toml', content: readFileSync(join(baseDir, 'migration_lock.toml'), 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: names.map((path) => ({
      path,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok', value: readFileSync(join(baseDir, path, 'migration.sql'), 'utf8') },
      },
    })),
  } as MigrationList;
}

/** The names of the migrations that ship with this version, oldest first. */
export const shippedMigrations = (): string[] => readMigrations().migrationDirectories.map(({ path }) => path);

/**
 * Applies every migration that the database lacks, recorded as `prisma migrate deploy` records them.
 * @returns the names applied now, empty when there was nothing to do.
 */
export async function migrate(adapter: MigrationAdapter): Promise<string[]> {
  const { appliedMigrationNames } = await withEngine(adapter, (engine) =>
    engine.applyMigrations({
      migrationsList: readMigrations(),
      filters: { externalTables: [], externalEnums: [] },
    }),
  );
  return appliedMigrationNames;
}

/** The SQL that leads from the shipped migrations to prisma/schema.prisma; empty when they agree. `adapter` opens any empty database. */
export async function pendingSchemaChange(adapter: MigrationAdapter): Promise<string> {
  const content = readFileSync(join(PRISMA_DIR, 'schema.prisma'), 'utf8');
  const { stdout } = await withEngine(adapter, (engine) =>
    engine.diff({
      from: { tag: 'migrations', ...readMigrations() },
      to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content }] },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    }),
  );
  const sql = stdout?.trim() ?? '';
  return sql === '-- This is an empty migration.' ? '' : sql;
}
