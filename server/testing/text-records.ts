import { textRecords } from '../platform/text-records';

const records = new Map<string, string[]>();

/** Adds a TXT record to the DNS of the tests. */
export function publishTextRecord({ name, value }: { name: string; value: string }): void {
  records.set(name, [...(records.get(name) ?? []), value]);
}

/** Removes all TXT records of a name. */
export const removeTextRecords = (name: string): void => void records.delete(name);

/** Serves TXT records that tests publish. */
export function serveTextRecords(): { asked: string[] } {
  const asked: string[] = [];
  textRecords.resolve = async (name) => {
    asked.push(name);
    const values = records.get(name);
    if (!values) throw Object.assign(new Error(`queryTxt ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
    // DNS splits a text into parts of at most 255 bytes, so readers must join the parts.
    return values.map((value) => [value.slice(0, 10), value.slice(10)]);
  };
  return { asked };
}
