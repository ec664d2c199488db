import { h, redraw } from '../kit/dom';
import type { View } from './view';

type Share = { count: number; percentage: number };
type Bar = { label: string; count: number; percentage: number; tone?: string };
type Question = {
  question: string | null;
  type: string | null;
  answered: number;
  average: number | null;
  answers: { label: string; count: number; percentage: number }[];
};
type Option = { name: string | null; emoji: string | null; count: number; percentage: number };

export const isResults = (data: Record<string, unknown>): boolean =>
  typeof data.totalResponses === 'number' && ('npsScore' in data || 'questions' in data || 'options' in data);

const format = new Intl.NumberFormat('en');
const responses = (count: unknown) => `${format.format(Number(count))} ${count === 1 ? 'response' : 'responses'}`;

const barList = (bars: readonly Bar[]) =>
  h(
    'ul',
    { class: 'bars' },
    ...bars.map(({ label, count, percentage, tone }) => {
      const fill = h('span', { class: 'fill', 'data-tone': tone });
      fill.style.width = `${Math.min(100, Math.max(0, percentage))}%`;
      return h(
        'li',
        {},
        h('span', { class: 'label' }, label),
        h('span', { class: 'count' }, `${format.format(count)} · ${percentage}%`),
        h('span', { class: 'track', 'aria-hidden': 'true' }, fill),
      );
    }),
  );

const head = (title: string, about: string) => h('header', {}, h('h1', {}, title), h('p', { class: 'about' }, about));

function npsScore(data: Record<string, unknown>): HTMLElement[] {
  const { npsScore, promoters, passives, detractors } = data as Record<string, unknown> & Record<string, Share>;
  const bar = (label: string, tone: string, share: Share | undefined): Bar => ({
    label,
    tone,
    ...(share ?? { count: 0, percentage: 0 }),
  });
  return [
    head('Net promoter score', responses(data.totalResponses)),
    h('p', { class: 'score' }, data.totalResponses === 0 ? '–' : String(npsScore)),
    barList([
      bar('Promoters (9–10)', 'success', promoters),
      bar('Passives (7–8)', 'neutral', passives),
      bar('Detractors (0–6)', 'danger', detractors),
    ]),
  ];
}

const questionOf = ({ question, answered, average, answers }: Question) =>
  h(
    'section',
    { class: 'part' },
    h('h2', {}, question ?? 'A question that was removed'),
    h('p', { class: 'about' }, `${format.format(answered)} answered${average === null ? '' : ` · average ${average}`}`),
    answers.length ? barList(answers) : h('p', {}, 'Answers to this question are texts: read them in Docent.'),
  );

function survey(data: Record<string, unknown>): HTMLElement[] {
  return [head(String(data.name), responses(data.totalResponses)), ...(data.questions as Question[]).map(questionOf)];
}

function feedback(data: Record<string, unknown>): HTMLElement[] {
  const bars = (data.options as Option[]).map(({ name, emoji, ...share }) => ({
    label: [emoji, name ?? 'Without a choice'].filter(Boolean).join(' '),
    ...share,
  }));
  return [head(String(data.name), responses(data.totalResponses)), barList(bars)];
}

/** The results of an NPS widget, a survey or a feedback widget. */
export function drawResults({ root, data }: View): void {
  redraw(root, ...('npsScore' in data ? npsScore(data) : 'questions' in data ? survey(data) : feedback(data)));
  if (data.totalResponses === 0) root.append(h('p', {}, 'There are no responses yet.'));
}
