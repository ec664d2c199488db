import type { ThemeSettings } from '../../widgets/appearance/theme';
import type { Progress } from '../kit/renderer';

/** The current state of the widget, sent by the builder. Later messages update the drawn widget and keep the step that it shows. */
export type ShowMessage<Type extends string = string, View = never> = {
  source: 'docent-builder';
  kind: 'show';
  type: Type;
  widget: View;
  theme: ThemeSettings | null;
  colorScheme: 'light' | 'dark' | 'auto';
  /** The step, item or question to show; a minified tour without it shows its beacon. */
  index?: number;
  dir?: 'ltr' | 'rtl';
  locale?: string;
  progress?: Progress;
};

/** A message from the preview to the builder. */
export type PreviewMessage = { source: 'docent-preview' } & (
  | { kind: 'ready' }
  /** The step or question that is shown now, for example after Next or Back. */
  | { kind: 'step'; index: number }
  | { kind: 'height'; height: number }
  /** The person closed or finished it. */
  | { kind: 'closed' }
  /** Something that would have happened outside the widget. */
  | { kind: 'action'; action: 'navigate' | 'open' | 'submit'; detail: string }
  | { kind: 'error'; message: string }
);

/** A message before `source` is added. */
export type PreviewAnswer = PreviewMessage extends infer One
  ? One extends PreviewMessage
    ? Omit<One, 'source'>
    : never
  : never;

/** True for a message from the builder. */
export const isShow = (data: unknown): data is ShowMessage =>
  typeof data === 'object' &&
  data !== null &&
  (data as ShowMessage).source === 'docent-builder' &&
  (data as ShowMessage).kind === 'show' &&
  typeof (data as ShowMessage).widget === 'object';
