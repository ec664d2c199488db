import type { z } from 'zod';
import type { Rule } from './targeting-schema';

/** What publishing needs and a widget lacks. */
export type Unmet = { field: string; message: string };

/** Reads like "steps (add at least one step), targeting (say who sees it)". */
export const unmetText = (unmet: Unmet[]): string =>
  unmet.map(({ field, message }) => `${field} (${message})`).join(', ');

export type Content = Record<string, unknown>;
export type Settings = Record<string, unknown>;

/** The parts of a widget that decide whether it may go live. */
export type Publishable = { content: Content; settings: Settings; rules: Rule[] };

/** All that Docent knows of a widget type. A new type is one of these, in a folder of its own, and a line in the registry. */
export type WidgetDefinition = {
  /** The `type` column, and the `entityType` of its statistics. */
  type: string;
  /** The REST collection, and the builder's folder. */
  path: string;
  /** How the id is called in REST paths. */
  idParam: 'id' | 'widgetId';
  /** For sentences: "product tour". */
  label: string;
  plural: string;
  /** For tool and schema names. */
  noun: string;
  tag: string;
  /** One sentence on what it is. */
  summary: string;
  /** What lists show of each: the document's two forms. */
  listItem: 'summary' | 'brief';
  /** Request fields beside the common ones. All optional: a draft may lack them. */
  input: z.ZodRawShape;
  /** Response fields beside the common ones. */
  detail: z.ZodRawShape;
  settings: z.ZodType<Settings>;
  /** Checks that span fields of a request. */
  check?: (input: Record<string, unknown>, ctx: z.RefinementCtx) => void;
  /** What the request's own fields become in storage; fields not sent are left out. */
  toContent: (input: Record<string, unknown>) => Content;
  /** The content of a new widget whose request leaves everything out. */
  emptyContent: Content;
  /** Completes settings before they are merged. */
  toSettings?: (settings: Settings) => Settings;
  /** What publishing needs beyond targeting. */
  unmet: (widget: Publishable) => Unmet[];
  /** A request body that a reader of the documentation can send as it is. */
  example: Record<string, unknown>;
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

/** An `Unmet` unless `value` is a non-empty text or list. */
export const needs = (value: unknown, field: string, how: string): Unmet[] =>
  isFilled(value) ? [] : [{ field, message: how }];
