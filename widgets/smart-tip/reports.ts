import { findReportedTarget, type Reporting } from '../../embed/kit/reports';
import type { Views } from '../contract/views';
import type { TargetSnapshot } from '../selectors/target-snapshot';

/** The report functions for an application that draws smart tips itself. */
export const reports = ({ view, env, once }: Reporting<Views['smartTip']>) => {
  let isOpen = false;
  return {
    shown: () => once('smart_tip_available'),
    opened: () => {
      if (!isOpen) env.emit({ name: 'smart_tip_open' });
      isOpen = true;
    },
    collapsed: () => {
      isOpen = false;
    },
    clicked: (url: string) => env.emit({ name: 'smart_tip_action_clicked', props: { url } }),
    find: () => {
      const { cssSelector, targetSnapshot, changedTarget } = view().settings;
      const named = { selector: cssSelector, snapshot: targetSnapshot as TargetSnapshot, changedTarget };
      return findReportedTarget(env, named, (change) =>
        once('smart_tip_target_changed', { domQuery: cssSelector, ...change }),
      );
    },
    missing: () => {
      if ((view() as { isExpected?: boolean }).isExpected)
        once('smart_tip_target_missing', { domQuery: view().settings.cssSelector });
    },
  };
};
