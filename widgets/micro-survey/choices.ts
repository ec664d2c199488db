/** The fields of a survey question that determine its answers. */
export type Answerable = { type: string; options?: string[] | undefined; scale?: number | undefined };

/** A choice: the value that is stored, and the label that people see. */
export type Choice = { value: string | number; label: string };

const EMOJI: Record<number, string[]> = {
  2: ['👎', '👍'],
  3: ['🙁', '😐', '🙂'],
  5: ['😡', '🙁', '😐', '🙂', '😍'],
};
const SCALE = { default: 5, fromZero: 11 };

/** The steps of a rating. They begin at 1, except that 11 steps are 0 to 10. */
export function ratingSteps(scale: number | undefined): number[] {
  const steps = Math.min(SCALE.fromZero, Math.max(2, Math.round(scale ?? SCALE.default) || SCALE.default));
  return [...Array(steps).keys()].map((at) => at + (steps === SCALE.fromZero ? 0 : 1));
}

/** The choices of an emoji question. The value of a custom emoji is itself, that of a default emoji its step. */
export function emojiChoices({ options, scale }: Answerable): Choice[] {
  if (options?.length) return options.map((face) => ({ value: face, label: face }));
  const faces = EMOJI[scale ?? SCALE.default] ?? (EMOJI[SCALE.default] as string[]);
  return faces.map((face, at) => ({ value: at + 1, label: face }));
}

/** The choices of a question, in order; undefined for free text. An unknown type is treated as a rating. */
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
