import { CORNERS } from '../appearance/corners';

export const knownValues = { position: CORNERS } as const;

/** Characters of the question and the other texts. */
export const QUESTION_LENGTH = 1_000;
