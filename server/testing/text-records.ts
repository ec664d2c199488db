import { textRecords } from '../platform/text-records';

const records = new Map<string, string[]>();

/** Has the DNS of the tests answer a TXT record from now on. */
export function publishTextRecord({ name, value }: { name: string; value: string }): void {
  records.set(name, [...(records.get(name) ?? []), value]);
}

/** Takes all TXT records of a name back. */
export const removeTextRecords = (name: string): void => void records.delete(name);

/** Serves TXT records that tests publish. */
export function serveTextRecords(): { asked: string[] } {
  const asked: string[] = [];
  textRecords.resolve = async (name) => {
    asked.push(name);
    const values = records.get(name);
    if (!values) throw Object.assign(new Error(`queryTxt ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
    // As DNS has it: a text comes in parts of at most 255 bytes.
    return values.map((value) => [value.slice(0, 10), value.slice(10)]);
  };
  return { asked };
}
