import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Made by a step, or read by none. */
const SKIPPED = /(^|\/)(generated|testing|node_modules)(\/|$)|\.test\.tsx?$/;

function listFiles(root, path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat || SKIPPED.test(path)) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => listFiles(root, `${path}/${name}`));
}

/** One hash over the names and contents of files and folders; what does not exist counts as empty. */
export function hashFiles(root, paths) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const path of paths.flatMap((given) => listFiles(root, given)))
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

/** Whether node_modules holds what package-lock.json asks for; `dev`: development packages too. */
export function isInstalled(root, dev) {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages ?? {};
  const present = readJson(join(root, 'node_modules/.package-lock.json'))?.packages;
  if (!present) return false;
  const needed = ([path, entry]) => path && !entry.optional && !entry.devOptional && (dev || !entry.dev);
  return Object.entries(wanted)
    .filter(needed)
    .every(([path, { version }]) => present[path]?.version === version);
}
