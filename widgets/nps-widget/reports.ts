import { enteredText, type Reporting } from '../../embed/kit/reports';
import { MAX_EMAIL } from '../contract/answer-limits';
import type { Views } from '../contract/views';

const RATING = /^(\d|10)$/;

type Given = { rating?: number | string | undefined; comment?: string | undefined; email?: string | undefined };

/** The report functions for an application that draws NPS widgets itself. */
export const reports = ({ env, once, end }: Reporting<Views['npsWidget']>) => {
  let rating = env.progress?.given?.rating;
  let isSent = false;
  const rate = (given: number | string | undefined) => {
    if (!RATING.test(String(given))) throw new Error('A rating is a whole number from 0 to 10');
    const first = rating === undefined;
    const changed = rating !== String(given);
    rating = String(given);
    return { first, changed, rating };
  };
  const reportAnswer = (given: string) =>
    env.emit({ name: 'nps_widget_answered', props: { rating: given }, fromResponse: true });
  return {
    shown: () => once('nps_widget_shown'),
    answered: (given: number | string) => {
      if (isSent) return;
      const { first, changed, rating } = rate(given);
      if (changed) void env.submit({ kind: 'nps', rating, isComplete: false });
      if (first) reportAnswer(rating);
    },
    completed: ({ rating: given = rating, comment, email }: Given = {}) => {
      if (isSent) return;
      const typed = { comment: enteredText('comment', comment), email: enteredText('email', email, MAX_EMAIL) };
      const { first, rating } = rate(given);
      isSent = true;
      void env.submit({ kind: 'nps', rating, ...typed });
      if (first) reportAnswer(rating);
    },
    closed: () => {
      if (rating === undefined) env.emit({ name: 'nps_widget_dismissed' });
      end();
    },
  };
};
