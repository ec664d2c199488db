import type { Palettes } from '../../widgets/appearance/theme';
import type { Rule } from '../../widgets/targeting/rule';
import type { Completions, Trigger } from '../../widgets/targeting/trigger';

/** What the screen shows: a widget, or the panel of a changelog or roadmap. */
export type Showable = {
  entityType: string;
  /** Left out for the panel of the company's only changelog or roadmap. */
  id?: number;
  view: object;
  /** Its place in `palettes`; the company's own where it is left out. */
  palette?: number;
  /** It comes over the page, and one such is enough. */
  interrupts?: boolean;
  completed?: string[];
  /** True when the person has answered, and another answer would be refused. */
  answered?: boolean;
  mode?: string;
  /** It was asked for, whatever the server offers. */
  panel?: true;
};

/** A widget that this person may see, as the server answers it. */
export type Offer = Showable & {
  id: number;
  view: { id: number; name: string; settings: Record<string, unknown> } & Record<string, unknown>;
  /** What is left to judge on the page: all of them, or with `any` one. */
  rules: Rule[];
  any: boolean;
  due: boolean;
  /** When it comes back to the person, who put it off, in milliseconds since 1970. */
  later?: number;
  mode: string;
  priority: number;
  resumes: boolean;
  start: Trigger & { delaySeconds?: number };
  completions?: Completions;
  /** When it was published to be shown to everybody again; what this browser keeps of it from before counts no more. */
  again?: number;
};

/** What the server tells a browser. */
export type Bootstrap = {
  etag: string;
  country?: string;
  identified: boolean;
  verified: boolean;
  colorScheme: 'auto' | 'light' | 'dark';
  /** The company's own, then those of themes. */
  palettes: Palettes[];
  allowance?: number;
  /** Seconds between a widget that was closed and one that comes by itself. */
  pause?: number;
  follows: boolean;
  offAutomated: boolean;
  widgets: Offer[];
};

/** A panel. Its view changes with what the server answers, and so does its appearance. */
export const panelOf = (entityType: string, id: number | undefined, answer: Bootstrap | undefined): Showable => ({
  entityType,
  id,
  view: { id, etag: answer?.etag },
  interrupts: true,
  panel: true,
});

/** Names a widget on its host element, in the storage and among what is on the screen. */
export const nameOf = ({ entityType, id = 0 }: Pick<Showable, 'entityType' | 'id'>): string => `${entityType}/${id}`;
