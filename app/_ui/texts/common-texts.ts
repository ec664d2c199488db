import common from '../../../messages/en/common.json';

let current: typeof common = common;

/** The texts that every page has, in its language, for browser code outside components. */
export const commonTexts = (): typeof common => current;

export function setCommonTexts(texts: typeof common): void {
  current = texts;
}
