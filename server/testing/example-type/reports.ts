import type { Reporting } from '../../../embed/kit/reports';
import type { ViewOf } from '../../../widgets/views';
import type { definition } from './definition';

/** What an application that draws a strip itself reports. */
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
