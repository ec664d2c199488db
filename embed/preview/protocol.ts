import type { Progress, RendererType, Views } from '../../widgets/renderer';
import type { ThemeSettings } from '../kit/theme';

/** What the builder sends: the widget as it is now. Sent again, it updates what is drawn and keeps where the person is. */
export type ShowMessage<Type extends RendererType = RendererType> = {
  source: 'docent-builder';
  kind: 'show';
  type: Type;
  widget: Views[Type];
  theme: ThemeSettings | null;
  colorScheme: 'light' | 'dark' | 'auto';
  /** The step, item or question to show; a minified tour without it shows its beacon. */
  index?: number;
  dir?: 'ltr' | 'rtl';
  locale?: string;
  progress?: Progress;
};

/** What the preview answers. */
export type PreviewMessage = { source: 'docent-preview' } & (
  | { kind: 'ready' }
  /** The step or question that is shown now, after Next or Back too. */
  | { kind: 'step'; index: number }
  | { kind: 'height'; height: number }
  /** The person closed or finished it. */
  | { kind: 'closed' }
  /** What would have happened outside the widget. */
  | { kind: 'action'; action: 'navigate' | 'open' | 'submit'; detail: string }
  | { kind: 'error'; message: string }
);

/** What the preview says, without who says it. */
export type Said = PreviewMessage extends infer One
  ? One extends PreviewMessage
    ? Omit<One, 'source'>
    : never
  : never;

/** Whether a message is one of the builder's. */
export const isShow = (data: unknown): data is ShowMessage =>
  typeof data === 'object' &&
  data !== null &&
  (data as ShowMessage).source === 'docent-builder' &&
  (data as ShowMessage).kind === 'show' &&
  typeof (data as ShowMessage).widget === 'object';
