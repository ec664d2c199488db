/** A question of a survey, as far as its answers depend on it. */
export type Answerable = { type: string; options?: string[] | undefined; scale?: number | undefined };

/** What can be chosen: the value that is answered with, and what people read or see. */
export type Choice = { value: string | number; label: string };

const EMOJI: Record<number, string[]> = {
  2: ['👎', '👍'],
  3: ['🙁', '😐', '🙂'],
  5: ['😡', '🙁', '😐', '🙂', '😍'],
};
const SCALE = { default: 5, fromZero: 11 };

/** The steps of a rating: from 1, but 11 steps are 0 to 10. */
export function ratingSteps(scale: number | undefined): number[] {
  const steps = Math.min(SCALE.fromZero, Math.max(2, Math.round(scale ?? SCALE.default) || SCALE.default));
  return [...Array(steps).keys()].map((at) => at + (steps === SCALE.fromZero ? 0 : 1));
}

/** The faces of an emoji question. Own emoji are answered by name, ours by their step. */
export function emojiChoices({ options, scale }: Answerable): Choice[] {
  if (options?.length) return options.map((face) => ({ value: face, label: face }));
  const faces = EMOJI[scale ?? SCALE.default] ?? (EMOJI[SCALE.default] as string[]);
  return faces.map((face, at) => ({ value: at + 1, label: face }));
}

/** All that can be chosen, in order; undefined where people write. A type that is not known is answered as a rating. */
export function choicesOf(question: Answerable): Choice[] | undefined {
  const { type, options = [], scale } = question;
  if (type === 'text') return undefined;
  if (type === 'emoji') return emojiChoices(question);
  if (type === 'single-choice' || type === 'multiple-choice') return options.map((label) => ({ value: label, label }));
  if (type === 'yes-no')
    return [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ];
  return ratingSteps(scale).map((value) => ({ value, label: String(value) }));
}
