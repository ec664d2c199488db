import type { Fields } from '../../../../widgets/merge/three-way-merge';
import type { Recorded } from '../../../operations/changes';
import { withSettingsFields, withSettingsObject } from '../../../operations/settings-fields';
import { updateInput } from './schema';
import { readCompany, updateCompany } from './service';

/** The groups of settings whose settings an update merges one by one. */
const GROUPS = ['appearance', 'identityVerification'] as const;

const isIn = (group: string, path: string): boolean => path.startsWith(`${group}.`);

/** Settings in which each setting of a group is a separate field, such as `appearance.accentColor`. */
const ungrouped = (settings: object) =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([key, value]) =>
      GROUPS.some((group) => group === key)
        ? Object.entries(value).map(([inner, own]) => [`${key}.${inner}`, own])
        : [[key, value]],
    ),
  );

const grouped = (settings: Fields) => {
  const entries = Object.entries(settings);
  const groupOf = (group: string) =>
    Object.fromEntries(
      entries.filter(([path]) => isIn(group, path)).map(([path, value]) => [path.slice(group.length + 1), value]),
    );
  const others = entries.filter(([path]) => !GROUPS.some((group) => isIn(group, path)));
  return { ...Object.fromEntries(others), ...Object.fromEntries(GROUPS.map((group) => [group, groupOf(group)])) };
};

const SIGNING_KEYS = 'settings.identityVerification.signingKeys';
const NO_KEYS = 'none';

/** Fields with `none` in place of an empty list of signing keys. Comparisons treat that list as null, which means every key with `publish`. */
const withNoKeys = (fields: Fields): Fields => {
  const keys = fields[SIGNING_KEYS];
  return Array.isArray(keys) && !keys.length ? { ...fields, [SIGNING_KEYS]: NO_KEYS } : fields;
};

/** The opposite: fields with the list itself. */
const withKeyList = (fields: Fields): Fields =>
  fields[SIGNING_KEYS] === NO_KEYS ? { ...fields, [SIGNING_KEYS]: [] } : fields;

/** The company’s name and settings, as the list of changes records them, one field for each setting. */
export const COMPANY: Recorded = {
  kind: 'company',
  path: [],
  read: async (ctx) => {
    const { name, settings } = await readCompany(ctx);
    return withNoKeys(withSettingsFields({ name, settings: ungrouped(settings) }));
  },
  save: (ctx, _ids, fields) => {
    const { settings, ...own } = withSettingsObject(withKeyList(fields));
    return updateCompany(ctx, updateInput.parse({ ...own, settings: grouped(settings) }));
  },
  // Earlier versions stored empty lists.
  contentOf: async (_ctx, _ids, stored) => withNoKeys(stored as Fields),
  pageOf: () => '/settings/company',
};
