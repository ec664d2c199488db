import type { Rule } from '../../widgets/targeting-schema';
import type { Palettes } from '../../widgets/theme';
import type { Completions, Trigger } from '../../widgets/trigger';

/** A widget that this person may see, as the server answers it. */
export type Offer = {
  entityType: string;
  id: number;
  view: { id: number; name: string; settings: Record<string, unknown> } & Record<string, unknown>;
  /** Its place in `palettes`. */
  palette: number;
  /** What is left to judge on the page: all of them, or with `any` one. */
  rules: Rule[];
  any: boolean;
  due: boolean;
  mode: string;
  interrupts: boolean;
  resumes: boolean;
  start: Trigger & { delaySeconds?: number };
  completions?: Completions;
  completed?: string[];
};

/** What the server tells a browser. */
export type Bootstrap = {
  etag: string;
  country?: string;
  colorScheme: 'auto' | 'light' | 'dark';
  /** The company's own, then those of themes. */
  palettes: Palettes[];
  allowance?: number;
  follows: boolean;
  offAutomated: boolean;
  widgets: Offer[];
};

/** Names a widget on its host element, in the storage and among what is on the screen. */
export const nameOf = ({ entityType, id }: Pick<Offer, 'entityType' | 'id'>): string => `${entityType}/${id}`;
