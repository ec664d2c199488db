import type { z } from 'zod';
import type { TargetSnapshot } from '../selectors/target-snapshot';
import type { Rule } from '../targeting/rule';
import type { Completions, Trigger } from '../targeting/trigger';
import type { WidgetGuide } from './guide';
import type { WidgetTypeNames } from './type';

/** A requirement of publishing that a widget does not meet. */
export type Unmet<Field extends string = string> = { field: Field; message: string };

/** Reads like "steps (add at least one step), targeting (say who sees it)". */
export const unmetText = (unmet: Unmet[]): string =>
  unmet.map(({ field, message }) => `${field} (${message})`).join(', ');

export type Content = Record<string, unknown>;
export type Settings = Record<string, unknown>;

/** The parts of a widget that decide whether it may go live. */
export type Publishable = { content: Content; settings: Settings; rules: Rule[] };

/** Makes one form of stored content and settings the next. */
export type Migration = (stored: { content: Content; settings: Settings }) => { content: Content; settings: Settings };

/** The moment at which a widget appears on a page where it may: a trigger, and seconds from there. */
export type Start = Trigger & { delaySeconds?: number };

/** How a widget of a type behaves among others, as its settings say. */
export type Showing = {
  /** How often, where `frequency` says nothing. `until-closed`: until it was completed or dismissed. */
  mode: 'always' | 'once' | 'session' | 'until-completed' | 'until-closed';
  /** True when it comes over the page by itself: one at a time, and counted by the company's throttle. */
  interrupts: boolean;
  /** True when it goes on by itself on the next page, once it was begun. */
  resumes?: boolean;
  start: Start;
  completions?: Completions;
};

/** An element of the page that a widget names. */
export type Target = {
  /** The field, which reads like `steps[0].domQuery`. */
  path: string;
  selector: string;
  /** What was seen there when it was picked. */
  snapshot?: TargetSnapshot | undefined;
  /** The entry that it is of, and what people call that. */
  entryId?: string;
  title?: string;
  /** The page it belongs to, where the widget says so. */
  page?: string;
  /** True where something has to be done on the page before it can be there. */
  isLater?: boolean;
};

/** The wire and storage side of a widget type; docs/internals.md names the other files of its folder. */
export type WidgetDefinition = WidgetTypeNames &
  WidgetGuide & {
    /** The form of list items: one of the document's two. */
    listItem: 'summary' | 'brief';
    /** Request fields in addition to the common ones. All optional: a draft may lack them. */
    input: z.ZodRawShape;
    /** Response fields in addition to the common ones. */
    detail: z.ZodRawShape;
    settings: z.ZodType<Settings>;
    /** Checks that involve several fields of a request. */
    check?: (input: Record<string, unknown>, ctx: z.RefinementCtx) => void;
    /** Turns the request's own fields into stored content; fields not sent are left out. */
    toContent: (input: Record<string, unknown>) => Content;
    /** The content of a new widget whose request leaves everything out. */
    emptyContent: Content;
    /**
     * Lead stored content and settings from each released form to the next, where defaults are not enough; never removed. A new
     * optional field needs none, nor does a new field with a value in `emptyContent`.
     */
    migrations?: readonly Migration[];
    /** Completes settings before they are merged. */
    toSettings?: (settings: Settings) => Settings;
    /** How it shows itself; the browser script and the server keep to it. */
    showing: (settings: Settings, content: Content) => Showing;
    /** The elements that it names, in order. Left out for types that name none. */
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

/** The one judge of whether a widget may be live; empty when it may. Used by create, update, publish and the builder. */
export const unmetRequirements = (definition: Pick<WidgetDefinition, 'unmet'>, widget: Publishable): Unmet[] => [
  ...definition.unmet(widget),
  ...(widget.rules.length ? [] : [TARGETING]),
];

const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0;

/** What a reader sees without any text: pictures and rules. */
const SEEN = /<(img|hr|video|svg)\b/i;
const BLANKS = /<[^>]*>|&(nbsp|ensp|emsp|thinsp|shy|zwj|zwnj|#0*160|#x0*a0);|[\s\u200b-\u200d\u2060\ufeff]/gi;

/** HTML that shows nothing, as the empty document of an editor does, is none. */
export const markup = (value: unknown): unknown =>
  typeof value === 'string' && !SEEN.test(value) ? value.replace(BLANKS, '') : value;

/** An `Unmet` unless `value` is a non-empty text or list. */
export const needs = <Field extends string>(value: unknown, field: Field, how: string): Unmet<Field>[] =>
  isFilled(value) ? [] : [{ field, message: how }];
