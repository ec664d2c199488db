import type { Reporting } from '../../../embed/kit/reports';
import type { ViewOf } from '../../../widgets/contract/views';
import type { definition } from './definition';

/** Reporting for applications that render a strip themselves. */
export const reports = ({ env, once, end }: Reporting<ViewOf<typeof definition>>) => {
  const finish = (name: 'example_clicked' | 'example_closed') => {
    env.emit({ name });
    end();
  };
  return {
    shown: () => once('example_shown'),
    completed: () => finish('example_clicked'),
    closed: () => finish('example_closed'),
  };
};
