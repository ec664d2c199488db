import type { Nps } from './response';

/** A question of a survey as it is now. */
export type Question = { id: string; question: string };

export type Filter = { group?: string | undefined; text?: string | undefined };

export const NPS_GROUPS = ['promoters', 'passives', 'detractors'] as const;
export type NpsGroup = (typeof NPS_GROUPS)[number];

export const isNpsGroup = (text: string | undefined): text is NpsGroup => NPS_GROUPS.some((one) => one === text);

const MIN_RATING = { promoters: 9, passives: 7 };

/** Promoters answered 9 or 10, detractors 6 or less. */
export function npsGroup({ rating }: Pick<Nps, 'rating'>): NpsGroup {
  const value = Number(rating);
  return value >= MIN_RATING.promoters ? 'promoters' : value >= MIN_RATING.passives ? 'passives' : 'detractors';
}

export const isFiltered = ({ group, text }: Filter): boolean => Boolean(group || text?.trim());

/** An answer as text: lists are joined. */
export const answerText = (answer: unknown): string =>
  Array.isArray(answer) ? answer.map(String).join(', ') : answer === null || answer === undefined ? '' : String(answer);

/** The answers to a survey in the order of its questions; answers to deleted questions come last. */
export function inOrder(answers: Record<string, unknown>, questions: readonly { id: string }[]): [string, unknown][] {
  const order = new Map(questions.map(({ id }, index) => [id, index]));
  return Object.entries(answers).sort(([a], [b]) => (order.get(a) ?? order.size) - (order.get(b) ?? order.size));
}
