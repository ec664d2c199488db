import { deepmergeCustom } from 'deepmerge-ts';
import type { Messages } from '.';
import type { Translation } from './languages';

/** Built texts are arrays of parts: those of a translation replace the English ones whole. */
const merge = deepmergeCustom({ mergeArrays: false });

/** The areas that a translation has, complete: English where it has no text. */
export function translatedAreas(english: Messages, translation: Translation): Partial<Messages> {
  const areas = Object.keys(translation) as (keyof Messages)[];
  return Object.fromEntries(areas.map((area) => [area, merge(english[area], translation[area])]));
}
