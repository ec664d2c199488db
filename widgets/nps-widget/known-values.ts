import { CORNERS } from '../appearance/corners';

export const knownValues = { position: CORNERS } as const;

/** Maximum characters of the question and of each other text. */
export const QUESTION_LENGTH = 1_000;
