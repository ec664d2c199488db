import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that are not hashed: generated and installed files, and files of tests unless `tests` is set. */
const SKIPPED = /(^|\/)(generated|testing|node_modules)(\/|$)|\.test\.tsx?$/;
const SKIPPED_WITH_TESTS = /(^|\/)(generated|node_modules)(\/|$)/;

function listFiles(root, path, skipped) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat || skipped.test(path)) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => listFiles(root, `${path}/${name}`, skipped));
}

/**
 * One hash over the names and contents of files and folders; what does not exist counts as empty.
 * @param {{ tests?: boolean }} options `tests`: files of tests count too
 */
export function hashFiles(root, paths, { tests = false } = {}) {
  const skipped = tests ? SKIPPED_WITH_TESTS : SKIPPED;
  const hash = createHash('sha256').update(process.versions.node);
  for (const path of paths.flatMap((given) => listFiles(root, given, skipped)))
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

const stampFile = (build) => join(build, 'stamps.json');

/** The input hash of each step when it last succeeded. */
export const readStamps = (build) => readJson(stampFile(build)) ?? {};

export function writeStamp(build, step, hash) {
  const draft = `${stampFile(build)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ ...readStamps(build), [step]: hash }));
  renameSync(draft, stampFile(build));
}

/** The packages of package-lock.json and of what npm last installed in full, by path. */
const lockedPackages = (root) => readJson(join(root, 'package-lock.json'))?.packages ?? {};
const presentPackages = (root) => readJson(join(root, 'node_modules/.package-lock.json'))?.packages ?? {};

/** Whether node_modules holds what package-lock.json asks for; `dev`: development packages too. */
export function isInstalled(root, dev) {
  const present = presentPackages(root);
  const needed = ([path, entry]) => path && !entry.optional && (dev || !(entry.dev || entry.devOptional));
  return Object.entries(lockedPackages(root))
    .filter(needed)
    .every(([path, { version }]) => present[path]?.version === version);
}

/** Whether node_modules holds packages that only development needs. */
export function hasDevelopmentPackages(root) {
  const locked = lockedPackages(root);
  return Object.keys(presentPackages(root)).some((path) => locked[path]?.dev);
}
