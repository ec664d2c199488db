import { entryOf, type Reporting } from '../../embed/kit/reports';
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
      if (optionId === undefined && !message?.trim()) throw new Error('Feedback needs an optionId or a message');
      const [text, address] = [message?.trim() || undefined, email?.trim() || undefined];
      void env.submit({ kind: 'feedback', optionId, message: text, email: address });
      env.emit({ name: 'feedback_widget_submitted', props: { optionId }, fromResponse: true });
    },
  };
};
