import type { Palettes } from '../../widgets/appearance/theme';
import type { FoundTarget, TargetSnapshot } from '../../widgets/selectors/target-snapshot';
import type { Trigger } from '../../widgets/targeting/trigger';

/** Something that happened to a widget, by its name in the statistics. */
export type WidgetEvent<Name extends string = string> = {
  name: Name;
  props?: Record<string, unknown>;
  /** The server counts this event when it stores the response: listeners get the event, but it is not reported. */
  fromResponse?: true;
};

/** `isComplete` is false for the answers so far: they are stored, and the next submission replaces them. */
type InParts = { isComplete?: false };

/** An answer as it is sent. */
export type WidgetResponse =
  | { kind: 'feedback'; optionId?: string; message?: string; email?: string }
  | ({ kind: 'nps'; rating: string; comment?: string; email?: string } & InParts)
  | ({ kind: 'survey'; answers: Record<string, unknown> } & InParts);

/** The point that a person has reached; the host keeps it. */
export type Progress = {
  /** The tour step to go on with. */
  stepId?: string;
  /** The index of the step or question that is shown. */
  at?: number;
  /** The answers so far of an incomplete response, as they were submitted. */
  given?: { rating?: string; answers?: Record<string, unknown> };
  /** Checklist items that are done. */
  completed?: readonly string[];
};

/** The colors, language and motion that a widget is drawn with. */
export type Appearance = {
  palettes: Palettes;
  colorScheme: 'light' | 'dark';
  locale: string;
  dir: 'ltr' | 'rtl';
  /** Translations of the texts of texts.ts. */
  texts?: Readonly<Record<string, string>>;
  /** If omitted, the system's setting decides. */
  reducedMotion?: boolean;
};

/** The page that shows a widget, as its renderer sees it. */
export type RenderEnv = Appearance & {
  /** For style elements, in browsers without constructable style sheets. */
  nonce?: string;
  /** For the preview: nothing happens on a timer, and launchers are open. */
  still?: boolean;
  /** Whether to ask for an email address, because it is not known. */
  asksEmail: boolean;
  progress?: Progress;
  /** The element that a selector names, compared with its snapshot from when it was picked. */
  find: (selector: string, snapshot?: TargetSnapshot | null) => FoundTarget | undefined;
  emit: (event: WidgetEvent) => void;
  /** Stores the progress. Renderers call it before anything that may leave the page. */
  keep: (progress: Progress) => void;
  /** Sends a response. A rejection is shown as an error with a way to try again. */
  submit: (response: WidgetResponse) => Promise<void>;
  /** Follows a link; only http(s), mailto and relative ones get here. */
  navigate: (url: string) => void;
  /** Calls `then` once, when a trigger fires; at once if it already has. @returns a function that stops waiting */
  when: (trigger: Trigger, then: () => void) => () => void;
  /** Notes whether other widgets have to wait because this one shows something, or may show it soon. */
  holdBack?: (holds: boolean) => void;
  /** Opens another widget, or a panel; without `id` the first one of the type. */
  open: (what: { type: string; id?: number | undefined }) => void;
  /**
   * The person finished or closed the widget: the renderer has taken everything off the page.
   * @param laterHours they want to see it again in so many hours
   */
  closed: (laterHours?: number) => void;
};

/** A drawn widget. */
export type Rendered<View> = {
  /** Draws what changed and keeps where the person is: the step, what they typed, what is open. */
  update: (widget: View, changes?: Partial<Appearance & { progress: Progress }>) => void;
  /** Goes to a step, item or question. Also starts a tour that waits for this call. */
  show?: (index: number) => void;
  /** Completes an entry, as if the person had. */
  complete?: (entry: string) => void;
  /** Takes everything off the page, silently. */
  destroy: () => void;
};

/** Draws a widget of one type into a shadow root and handles what people do in it. The caller has decided that the widget may show. */
export type Renderer<View> = (root: ShadowRoot, widget: View, env: RenderEnv) => Rendered<View>;

/** Particulars of a widget type that the builder's preview needs beyond its renderer. */
export type PreviewOf<View> = {
  /** The selectors of the elements it points at: the mock application provides them. */
  targets?: (view: View) => (string | undefined | null)[];
  /** A key that differs between widgets that `update` cannot turn into each other: they are drawn from scratch. */
  identity?: (view: View) => string;
  /** The step to begin with if the widget would otherwise wait for the application. */
  firstIndex?: (view: View) => number | undefined;
  /** The path of the list whose entries the widget shows one at a time: `steps`, or `settings.questions`. */
  entries?: string;
};
