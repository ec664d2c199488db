// Part of the browser script, since most widgets have only URL rules.
import { scalars } from './compare';
import type { Judges } from './judge';
import { TEXT_OPERATORS } from './operators';
import { urlMatches } from './url';

/** The rules on the address of a page. */
export const ADDRESS_JUDGES: Judges = {
  'all-pages': { operators: [], judge: () => true },
  url: {
    operators: TEXT_OPERATORS,
    judge: ({ value }, operator, { url }) =>
      url !== undefined && scalars(value).some((one) => urlMatches(url, operator, one)),
  },
};
