import type { Response } from './fetch';
import { answerText } from './filter';

export type Question = { id: string; question: string };

/** The rows of an export, headings first. Headings are the API's own field names; questions are asked as they are now. */
export function toRows(responses: Response[], questions: Question[]): string[][] {
  const [first] = responses;
  if (!first) return [];
  const text = (value: string | null) => value ?? '';
  if (first.tab === 'feedback') {
    const rows = responses.flatMap((row) =>
      row.tab === 'feedback'
        ? [
            [
              String(row.id),
              row.createdAt,
              row.type,
              text(row.optionName),
              text(row.emoji),
              text(row.message),
              text(row.name),
              text(row.email),
              text(row.fromUrl),
            ],
          ]
        : [],
    );
    return [['id', 'createdAt', 'type', 'optionName', 'emoji', 'message', 'name', 'email', 'fromUrl'], ...rows];
  }
  if (first.tab === 'nps') {
    const rows = responses.flatMap((row) =>
      row.tab === 'nps'
        ? [
            [
              String(row.id),
              row.createdAt,
              row.rating,
              text(row.comment),
              text(row.name),
              text(row.email),
              text(row.userId),
              text(row.url),
              text(row.language),
            ],
          ]
        : [],
    );
    return [['id', 'createdAt', 'rating', 'comment', 'name', 'email', 'userId', 'url', 'language'], ...rows];
  }
  const surveys = responses.flatMap((row) => (row.tab === 'surveys' ? [row] : []));
  const asked = new Map(questions.map(({ id, question }) => [id, question]));
  for (const { answers } of surveys) for (const id of Object.keys(answers)) if (!asked.has(id)) asked.set(id, id);
  const ids = [...asked.keys()];
  return [
    ['id', 'createdAt', ...asked.values(), 'name', 'email', 'userId', 'url'],
    ...surveys.map((row) => [
      String(row.id),
      row.createdAt,
      ...ids.map((id) => answerText(row.answers[id])),
      text(row.name),
      text(row.email),
      text(row.userId),
      text(row.url),
    ]),
  ];
}
