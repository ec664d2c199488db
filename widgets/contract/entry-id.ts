import { customAlphabet } from 'nanoid';

const randomId = customAlphabet('abcdefghijkmnpqrstuvwxyz23456789', 10);

/** A short id for a step, item, question or option. */
export const newEntryId = (): string => randomId();
