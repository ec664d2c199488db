import type { z } from 'zod';
import type { ThemeSettings } from '../embed/kit/theme';
import type { announcement } from './announcement/definition';
import type { checklist } from './checklist/definition';
import type { WidgetDefinition } from './definition';
import type { feedback } from './feedback/definition';
import type { microSurvey } from './micro-survey/definition';
import type { nps } from './nps/definition';
import type { smartTip } from './smart-tip/definition';
import type { Texts } from './texts';
import type { tour } from './tour/definition';

/** A widget as it is drawn: what the API answers, without what the renderer need not know. */
type ViewOf<D extends WidgetDefinition> = { id: number; name: string } & z.output<z.ZodObject<D['detail']>> & {
    settings: z.output<D['settings']>;
  };

export type Views = {
  tour: ViewOf<typeof tour>;
  checklist: ViewOf<typeof checklist>;
  smartTip: ViewOf<typeof smartTip>;
  announcement: ViewOf<typeof announcement>;
  microSurvey: ViewOf<typeof microSurvey>;
  feedbackWidget: ViewOf<typeof feedback>;
  npsWidget: ViewOf<typeof nps>;
};

export type RendererType = keyof Views;

/** What happened, by the names of the statistics. */
export type WidgetEvent = {
  name:
    | `tour_${'available' | 'start' | 'auto_start' | 'continue' | 'step' | 'finish' | 'closed' | 'step_target_missing'}`
    | `checklist_${'shown' | 'opened' | 'step_completed' | 'finished' | 'dismissed'}`
    | `smart_tip_${'available' | 'open' | 'action_clicked'}`
    | `announcement_${'shown' | 'action_clicked' | 'closed'}`
    | `micro_survey_${'shown' | 'answered' | 'completed' | 'dismissed'}`
    | `feedback_widget_${'opened' | 'submitted'}`
    | `nps_widget_${'shown' | 'answered' | 'dismissed'}`;
  props?: Record<string, unknown>;
};

/** What a person sends. */
export type WidgetResponse =
  | { kind: 'feedback'; optionId?: string; message?: string; email?: string }
  | { kind: 'nps'; rating: string; comment?: string; email?: string }
  | { kind: 'survey'; answers: Record<string, unknown> };

/** How far a person is; the host keeps it. */
export type Progress = {
  /** The tour step to go on with. */
  stepId?: string;
  /** The index of the step or question that is shown. */
  at?: number;
  /** Checklist items that are done. */
  completed?: readonly string[];
};

/** How it looks, and to whom. */
export type Looks = {
  theme?: ThemeSettings | null;
  /** `auto` follows the reader's system. */
  colorScheme: 'light' | 'dark' | 'auto';
  locale: string;
  dir: 'ltr' | 'rtl';
  /** Replaces texts of widgets/texts.ts. */
  texts?: Partial<Texts>;
  /** Left out, the system's setting decides. */
  reducedMotion?: boolean;
};

/** What a renderer gets from the page that shows it. */
export type RenderEnv = Looks & {
  /** For style elements, in browsers without constructable style sheets. */
  nonce?: string;
  /** For the preview: nothing happens by time, and launchers stand open. */
  still?: boolean;
  /** Whether to ask for an e-mail address, because nobody knows it. */
  asksEmail: boolean;
  progress?: Progress;
  /** The element a selector names; `host >>> inner` looks into open shadow roots. */
  find: (selector: string) => Element | null;
  emit: (event: WidgetEvent) => void;
  /** How far the person is now, before anything that may leave the page. */
  keep: (progress: Progress) => void;
  /** Sends a response. A rejection is shown as an error with a way to try again. */
  submit: (response: WidgetResponse) => Promise<void>;
  /** Follows a link; only http(s), mailto and relative ones get here. */
  navigate: (url: string) => void;
  open: (what: { tour: number } | { changelog: number | null }) => void;
  /** The person is through with it: the renderer has taken everything off the page. */
  closed: () => void;
};

/** A drawn widget. */
export type Rendered<View> = {
  /** Draws what changed and keeps where the person is: the step, what they typed, what is open. */
  update: (widget: View, changes?: Partial<Looks & { progress: Progress }>) => void;
  /** Goes to a step, item or question. Also begins a tour that waits for it. */
  show?: (index: number) => void;
  /** Takes everything off the page, silently. */
  destroy: () => void;
};

/** Draws a widget of one type into a shadow root and deals with what people do in it. Whether it shows is not its business. */
export type Renderer<View> = (root: ShadowRoot, widget: View, env: RenderEnv) => Rendered<View>;
