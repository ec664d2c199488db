import { Resolver } from 'node:dns/promises';

/** The whole look-up takes a few seconds at most. */
const TIMEOUT_MS = 1_500;
const TRIES = 2;

const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });

/** Resolves TXT records; tests replace it. */
export const textRecords = { resolve: (name: string): Promise<string[][]> => resolver.resolveTxt(name) };

/** The TXT records of a name, each as one text; empty if it has none, or cannot be resolved. */
export async function readTextRecords(name: string): Promise<string[]> {
  const records = await textRecords.resolve(name).catch(() => []);
  return records.map((parts) => parts.join(''));
}
