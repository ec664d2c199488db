import type { Messages } from '.';
import common from './en/common.json';
import errors from './en/errors.json';
import nav from './en/nav.json';
import publishing from './en/publishing.json';
import { types } from './types-of-entities';

/** The texts that every page of the dashboard has; those of an area are next to its pages. */
export const shared = { common, errors, nav, publishing, types } satisfies Partial<Messages>;
