import { pluralOf } from '../../widgets/contract/type';
import { widgetTypes } from '../../widgets/contract/types';

/** All that a company keeps here, for a sentence: "product tours, checklists, … and statistics". */
export const CONTENTS = `${Object.values(widgetTypes).map(pluralOf).join(', ')}, changelogs, roadmaps, tags, end users and statistics`;
