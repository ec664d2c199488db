import type { Fields } from '../../../../widgets/merge/three-way-merge';
import type { Recorded } from '../../../operations/changes';
import { updateInput } from './schema';
import { readCompany, updateCompany } from './service';

const SETTINGS = 'settings.';

const inputOf = ({ name, ...settings }: Fields) => ({
  name,
  settings: Object.fromEntries(Object.entries(settings).map(([path, value]) => [path.slice(SETTINGS.length), value])),
});

/** The company’s name and settings, as the list of changes records them, one field for each setting. */
export const COMPANY: Recorded = {
  kind: 'company',
  path: [],
  read: async (ctx) => {
    const { name, settings } = await readCompany(ctx);
    return { name, ...Object.fromEntries(Object.entries(settings).map(([key, value]) => [SETTINGS + key, value])) };
  },
  save: (ctx, _ids, fields) => updateCompany(ctx, updateInput.parse(inputOf(fields))),
  pageOf: () => '/settings/company',
};
