import { entryOf, findReportedTarget, type Reporting, requireSnoozeHours } from '../../embed/kit/reports';
import type { Views } from '../contract/views';

/** The report functions for an application that draws tours itself. */
export const reports = ({ view, env, once, startAt, end }: Reporting<Views['tour']>) => {
  let at = -1;
  let isAvailable = false;
  const isImmediate = () => view().settings.tourStart === 'immediate';
  const finish = (name: string, hours?: number) => {
    // A tour that showed nothing does not count as seen, and may show again.
    if (at >= 0 || isAvailable) env.emit({ name, props: { stepId: view().steps[at]?.id, index: at, hours } });
    if (name === 'tour_finish') env.keep({ stepId: undefined, at: undefined });
    end(hours);
  };
  return {
    shown: () => {
      if (isImmediate()) return;
      isAvailable = true;
      once('tour_available');
    },
    step: (stepId: string) => {
      const [, index] = entryOf(view().steps, stepId);
      if (index === at) return;
      if (at < 0) {
        const resumes = index > 0 && view().settings.saveProgress !== false && env.progress?.stepId;
        const opened = !isImmediate() && startAt() !== undefined;
        if (resumes && !opened) env.emit({ name: 'tour_continue' });
        else env.emit({ name: isImmediate() ? 'tour_auto_start' : 'tour_start' });
      }
      at = index;
      env.keep({ stepId, at });
      env.holdBack?.(true);
      env.emit({ name: 'tour_step', props: { stepId, index } });
    },
    find: (stepId: string) => {
      const [{ domQuery, targetSnapshot, changedTarget }, index] = entryOf(view().steps, stepId);
      return findReportedTarget(env, { selector: domQuery, snapshot: targetSnapshot, changedTarget }, (change) =>
        once('tour_step_target_changed', { stepId, index, domQuery, ...change }),
      );
    },
    missing: (stepId: string) => {
      const [{ domQuery }, index] = entryOf(view().steps, stepId);
      once('tour_step_target_missing', { stepId, index, domQuery });
      env.holdBack?.(false);
    },
    completed: () => finish('tour_finish'),
    closed: () => finish('tour_closed'),
    snoozed: () => finish('tour_snoozed', requireSnoozeHours(view().settings.snoozeHours)),
  };
};
