import { customAlphabet } from 'nanoid';

const draw = customAlphabet('abcdefghijkmnpqrstuvwxyz23456789', 10);

/** A short id for a step, item, question or option. */
export const newEntryId = (): string => draw();
