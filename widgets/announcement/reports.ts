import { type Reporting, requireSnoozeHours } from '../../embed/kit/reports';
import type { Views } from '../contract/views';

/** The report functions for an application that draws announcements itself. */
export const reports = ({ view, env, once, end }: Reporting<Views['announcement']>) => {
  const finish = (how: string, hours?: number) => {
    env.emit({ name: hours ? 'announcement_snoozed' : 'announcement_closed', props: { how, hours } });
    end(hours);
  };
  return {
    shown: () => once('announcement_shown'),
    completed: (button: number) => {
      const index = typeof button === 'number' ? button : 0;
      const pressed = view().settings.buttons?.[index];
      if (!pressed) throw new Error(`There is no button ${index}`);
      const { action, text } = pressed;
      env.emit({ name: 'announcement_action_clicked', props: { index, action, text } });
      finish('action');
    },
    closed: () => finish('closed'),
    snoozed: () => finish('later', requireSnoozeHours(view().settings.snoozeHours)),
  };
};
