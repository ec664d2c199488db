import type { z } from 'zod';
import type { TargetSnapshot } from '../selectors/target-snapshot';
import type { Rule } from '../targeting/rule';
import type { Completions, Trigger } from '../targeting/trigger';
import type { WidgetGuide } from './guide';
import type { WidgetTypeNames } from './type';

/** A requirement of publishing that a widget does not meet. */
export type Unmet<Field extends string = string> = { field: Field; message: string };

/** Formats unmet requirements as "steps (add at least one step), targeting (say who sees it)". */
export const unmetText = (unmet: Unmet[]): string =>
  unmet.map(({ field, message }) => `${field} (${message})`).join(', ');

export type Content = Record<string, unknown>;
export type Settings = Record<string, unknown>;

/** The parts of a widget that decide whether it may go live. */
export type Publishable = { content: Content; settings: Settings; rules: Rule[] };

/** Converts stored content and settings to the next format. */
export type Migration = (stored: { content: Content; settings: Settings }) => { content: Content; settings: Settings };

/** When a widget appears on a page that it may appear on: a trigger, and a delay in seconds. */
export type Start = Trigger & { delaySeconds?: number };

/** When and how often a widget shows, and whether it may show together with others, according to its settings. */
export type Showing = {
  /** How often it shows if `frequency` is not set. `until-closed`: until it was completed or dismissed. */
  mode: 'always' | 'once' | 'session' | 'until-completed' | 'until-closed';
  /** True if it opens over the page by itself: only one such widget shows at a time, and the company's throttle counts it. */
  interrupts: boolean;
  /** True if it continues on the next page once it was started. */
  resumes?: boolean;
  start: Start;
  completions?: Completions;
};

/** An element of the page that a widget names. */
export type Target = {
  /** The field, which reads like `steps[0].domQuery`. */
  path: string;
  selector: string;
  /** Properties of the element when it was picked. */
  snapshot?: TargetSnapshot | undefined;
  /** The id and the title of its entry, such as a step. */
  entryId?: string;
  title?: string;
  /** The page it belongs to, if the widget specifies one. */
  page?: string;
  /** True if it can exist only after an action on the page. */
  isLater?: boolean;
};

/** The wire and storage side of a widget type; docs/internals.md names the other files of its folder. */
export type WidgetDefinition = WidgetTypeNames &
  WidgetGuide & {
    /** The fields of list items; a `summary` has more than a `brief` item. */
    listItem: 'summary' | 'brief';
    /** Request fields in addition to the common ones. All optional: a draft may lack them. */
    input: z.ZodRawShape;
    /** Response fields in addition to the common ones. */
    detail: z.ZodRawShape;
    settings: z.ZodType<Settings>;
    /** Checks that involve several fields of a request. */
    check?: (input: Record<string, unknown>, ctx: z.RefinementCtx) => void;
    /** Converts the fields of the type in a request to stored content; fields that are not sent are omitted. */
    toContent: (input: Record<string, unknown>) => Content;
    /** The content of a new widget whose request leaves everything out. */
    emptyContent: Content;
    /**
     * Convert stored content and settings from each released format to the next, if defaults are not enough. Never remove one. New
     * optional fields and new fields with a value in `emptyContent` need none.
     */
    migrations?: readonly Migration[];
    /** Completes settings before they are merged. */
    toSettings?: (settings: Settings) => Settings;
    /** When and how often it shows. The browser script and the server both apply it. */
    showing: (settings: Settings, content: Content) => Showing;
    /** The elements that the widget points at, in order. Omitted for types without targets. */
    targets?: (widget: { content: Content; settings: Settings }) => Target[];
    /** Data for the renderer, in addition to content and settings. */
    viewOf?: (rules: Rule[]) => Record<string, unknown>;
    /** The unmet requirements beyond targeting. */
    unmet: (widget: Publishable) => Unmet[];
  };

const TARGETING: Unmet = {
  field: 'targeting',
  message: 'say who sees it, for example `"targeting": { "showOnAllPages": true }`',
};

/** The requirements that block publishing; empty if it may be live. Used by create, update, publish and the builder. */
export const unmetRequirements = (definition: Pick<WidgetDefinition, 'unmet'>, widget: Publishable): Unmet[] => [
  ...definition.unmet(widget),
  ...(widget.rules.length ? [] : [TARGETING]),
];

const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0;

/** Elements that are visible without text: pictures and lines. */
const SEEN = /<(img|hr|video|svg)\b/i;
const BLANKS = /<[^>]*>|&(nbsp|ensp|emsp|thinsp|shy|zwj|zwnj|#0*160|#x0*a0);|[\s\u200b-\u200d\u2060\ufeff]/gi;

/** Removes markup that shows nothing, such as the empty document of an editor. */
export const stripEmptyMarkup = (value: unknown): unknown =>
  typeof value === 'string' && !SEEN.test(value) ? value.replace(BLANKS, '') : value;

/** An `Unmet` unless `value` is a non-empty text or list. */
export const needs = <Field extends string>(value: unknown, field: Field, how: string): Unmet<Field>[] =>
  isFilled(value) ? [] : [{ field, message: how }];
