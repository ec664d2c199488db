import type { Fields } from '../../widgets/merge/three-way-merge';

const SETTINGS = 'settings.';

/** A record with its settings as single fields, `settings.…`, so that each is compared by itself. */
export const withSettingsFields = <Record extends { settings: object }>({ settings, ...record }: Record): Fields => ({
  ...record,
  ...Object.fromEntries(Object.entries(settings).map(([key, value]) => [SETTINGS + key, value])),
});

/** The opposite: a record with its settings as one object. */
export function withSettingsObject(fields: Fields): Fields & { settings: Record<string, unknown> } {
  const entries = Object.entries(fields);
  const isSetting = ([path]: [string, unknown]) => path.startsWith(SETTINGS);
  const settings = entries.filter(isSetting).map(([path, value]) => [path.slice(SETTINGS.length), value] as const);
  return { ...Object.fromEntries(entries.filter((one) => !isSetting(one))), settings: Object.fromEntries(settings) };
}
