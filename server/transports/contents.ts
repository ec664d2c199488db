import { pluralOf } from '../../widgets/contract/type';
import { widgetTypes } from '../../widgets/contract/types';

/** The kinds of data that a company keeps in Docent, for a sentence: "product tours, checklists, … and statistics". */
export const CONTENT_KINDS = `${Object.values(widgetTypes).map(pluralOf).join(', ')}, changelogs, roadmaps, tags, end users and statistics`;
