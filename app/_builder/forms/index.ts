import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { KindPath } from '../../_ui/kinds';
import type { FormProps } from '../draft';
import { FormSkeleton } from './form-skeleton';

type Loaded = Promise<ComponentType<FormProps>>;
const lazy = (load: () => Loaded) => dynamic<FormProps>(load, { ssr: false, loading: FormSkeleton });

/** The forms of each widget type: what people read, and how it behaves. Each is loaded when it is first shown. */
export const FORMS: Record<KindPath, { Content: ComponentType<FormProps>; Behaviour: ComponentType<FormProps> }> = {
  'product-tours': {
    Content: lazy(() => import('./tour/content').then(({ Content }) => Content)),
    Behaviour: lazy(() => import('./tour/behaviour').then(({ Behaviour }) => Behaviour)),
  },
  checklists: {
    Content: lazy(() => import('./checklist/content').then(({ Content }) => Content)),
    Behaviour: lazy(() => import('./checklist/behaviour').then(({ Behaviour }) => Behaviour)),
  },
  'smart-tips': {
    Content: lazy(() => import('./smart-tip/content').then(({ Content }) => Content)),
    Behaviour: lazy(() => import('./smart-tip/behaviour').then(({ Behaviour }) => Behaviour)),
  },
  announcements: {
    Content: lazy(() => import('./announcement/content').then(({ Content }) => Content)),
    Behaviour: lazy(() => import('./announcement/behaviour').then(({ Behaviour }) => Behaviour)),
  },
  'micro-surveys': {
    Content: lazy(() => import('./micro-survey/content').then(({ Content }) => Content)),
    Behaviour: lazy(() => import('./micro-survey/behaviour').then(({ Behaviour }) => Behaviour)),
  },
  'feedback-widgets': {
    Content: lazy(() => import('./feedback/content').then(({ Content }) => Content)),
    Behaviour: lazy(() => import('./feedback/behaviour').then(({ Behaviour }) => Behaviour)),
  },
  'nps-widgets': {
    Content: lazy(() => import('./nps/content').then(({ Content }) => Content)),
    Behaviour: lazy(() => import('./nps/behaviour').then(({ Behaviour }) => Behaviour)),
  },
};
