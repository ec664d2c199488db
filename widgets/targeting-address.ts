// The browser script carries this file: most widgets have rules on the address alone.
import { scalars } from './targeting-compare';
import type { Judges } from './targeting-judge';
import { TEXT_OPERATORS } from './targeting-operators';
import { urlMatches } from './targeting-url';

/** The rules on the address of a page. */
export const ADDRESS_JUDGES: Judges = {
  'all-pages': { operators: [], judge: () => true },
  url: {
    operators: TEXT_OPERATORS,
    judge: ({ value }, operator, { url }) =>
      url !== undefined && scalars(value).some((one) => urlMatches(url, operator, one)),
  },
};
