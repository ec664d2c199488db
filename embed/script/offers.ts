import type { Palettes } from '../../widgets/appearance/theme';
import type { Rule } from '../../widgets/targeting/rule';
import type { Completions, Trigger } from '../../widgets/targeting/trigger';

/** What the screen shows: a widget, or the panel of a changelog or roadmap. */
export type Showable = {
  entityType: string;
  /** Left out for the panel of the company's only changelog or roadmap. */
  id?: number;
  view: object;
  /** Its index in `palettes`; without it, the company's own palette. */
  palette?: number;
  /** True if it covers a part of the page, so that only one such widget shows at a time. */
  interrupts?: boolean;
  completed?: string[];
  /** True when the person has answered, and another answer would be refused. */
  answered?: boolean;
  mode?: string;
  /** True for a panel: it is opened by a call and needs no offer of the server. */
  panel?: true;
};

/** A widget that this person may see, as the server answers it. */
export type Offer = Showable & {
  id: number;
  view: { id: number; name: string; settings: Record<string, unknown> } & Record<string, unknown>;
  /** The rules that are left to judge on the page: all must be met, or with `any`, one. */
  rules: Rule[];
  any: boolean;
  due: boolean;
  /** When a snoozed widget shows again, in milliseconds since 1970. */
  later?: number;
  mode: string;
  priority: number;
  resumes: boolean;
  start: Trigger & { delaySeconds?: number };
  completions?: Completions;
  /** When it was published to be shown to everybody again; what this browser stored about it before no longer counts. */
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

/** A panel. Its view contains the etag of the server's answer, so that the panel is updated when the answer changes. */
export const panelOf = (entityType: string, id: number | undefined, answer: Bootstrap | undefined): Showable => ({
  entityType,
  id,
  view: { id, etag: answer?.etag },
  interrupts: true,
  panel: true,
});

/** The key of a widget: on its host element, in the storage and in the list of shown widgets. */
export const nameOf = ({ entityType, id = 0 }: Pick<Showable, 'entityType' | 'id'>): string => `${entityType}/${id}`;
