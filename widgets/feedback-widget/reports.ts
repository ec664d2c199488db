import { enteredText, entryOf, type Reporting } from '../../embed/kit/reports';
import { MAX_EMAIL } from '../contract/answer-limits';
import type { Views } from '../contract/views';

type Given = { optionId?: string | undefined; message?: string | undefined; email?: string | undefined };

/** The report functions for an application that draws feedback widgets itself. */
export const reports = ({ view, env }: Reporting<Views['feedbackWidget']>) => {
  let isOpen = false;
  return {
    opened: () => {
      if (!isOpen) env.emit({ name: 'feedback_widget_opened' });
      isOpen = true;
    },
    collapsed: () => {
      isOpen = false;
    },
    completed: ({ optionId, message, email }: Given) => {
      if (optionId !== undefined) entryOf(view().options, optionId);
      const text = enteredText('message', message);
      if (optionId === undefined && !text) throw new Error('Feedback needs an optionId or a message');
      void env.submit({ kind: 'feedback', optionId, message: text, email: enteredText('email', email, MAX_EMAIL) });
      env.emit({ name: 'feedback_widget_submitted', props: { optionId }, fromResponse: true });
    },
  };
};
