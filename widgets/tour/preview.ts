import type { PreviewOf } from '../../embed/kit/renderer';
import type { Views } from '../contract/views';

export const preview: PreviewOf<Views['tour']> = {
  entries: 'steps',
  targets: ({ steps = [] }) => steps.map(({ domQuery }) => domQuery),
  identity: ({ settings, steps = [] }) => `${settings?.tourStart} ${steps.length > 0}`,
  firstIndex: ({ settings }) => (settings?.tourStart === 'manual' ? 0 : undefined),
};
