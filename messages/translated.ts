import { deepmergeCustom } from 'deepmerge-ts';
import type { Messages } from '.';
import type { Translation } from './languages';

/** Compiled texts are arrays: an array of the translation replaces the English array as a whole. */
const merge = deepmergeCustom({ mergeArrays: false });

/** The areas of a translation, with the English text wherever the translation has none. */
export function translatedAreas(english: Messages, translation: Translation): Partial<Messages> {
  const areas = Object.keys(translation) as (keyof Messages)[];
  return Object.fromEntries(areas.map((area) => [area, merge(english[area], translation[area])]));
}
