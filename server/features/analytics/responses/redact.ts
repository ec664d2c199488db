import { recordOf } from '../../../../widgets/contract/stored';

/** Replaces texts of a person. */
export const REDACTED = '[redacted]';

/**
 * Replaces the texts in answers by {@link REDACTED}: numbers, booleans and choices stay. No answer is removed, so that results agree with
 * the events that were counted from the response.
 * @param answers stored answers, by question id
 * @param choices the choices of each question; other texts were written by the person
 */
export function redactAnswers(
  answers: unknown,
  choices: ReadonlyMap<string, ReadonlySet<string>>,
): Record<string, unknown> {
  const redact = (question: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => redact(question, one));
    const isKept = typeof value === 'number' || typeof value === 'boolean' || value === null;
    return isKept || value === '' || choices.get(question)?.has(String(value)) ? value : REDACTED;
  };
  return Object.fromEntries(Object.entries(recordOf(answers)).map(([id, value]) => [id, redact(id, value)]));
}
