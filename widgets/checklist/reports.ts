import { entryOf, type Reporting } from '../../embed/kit/reports';
import type { Views } from '../contract/views';

/** The report functions for an application that draws checklists itself. */
export const reports = ({ view, env, once, changed, end }: Reporting<Views['checklist']>) => {
  let isOpen = false;
  return {
    shown: () => once('checklist_shown'),
    opened: () => {
      if (!isOpen) env.emit({ name: 'checklist_opened' });
      isOpen = true;
    },
    collapsed: () => {
      isOpen = false;
    },
    itemCompleted: (itemId: string) => {
      const [{ id }] = entryOf(view().items, itemId);
      const done = new Set(env.progress?.completed);
      if (done.has(id)) return;
      const completed = [...done.add(id)];
      env.keep({ completed });
      env.emit({ name: 'checklist_step_completed', props: { itemId: id } });
      if (view().items.every((item) => done.has(item.id))) env.emit({ name: 'checklist_finished' });
      changed({ completed });
    },
    closed: () => {
      env.emit({ name: 'checklist_dismissed' });
      end();
    },
  };
};
