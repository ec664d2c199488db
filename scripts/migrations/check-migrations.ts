// Finds statements in migrations that a Citus cluster could not run; part of `npm run verify`.
import { readdirSync, readFileSync } from 'node:fs';
import { EXEMPT, faultsIn } from './migration-rules';

const DIR = 'prisma/migrations';
let faults = 0;
for (const name of readdirSync(DIR)) {
  if (EXEMPT.has(name) || name.endsWith('.toml')) continue;
  const path = `${DIR}/${name}/migration.sql`;
  for (const fault of faultsIn(readFileSync(path, 'utf8'))) {
    console.error(`${path}: ${fault}.`);
    faults += 1;
  }
}
process.exit(faults ? 1 : 0);
