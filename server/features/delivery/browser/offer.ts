import type { Showing, Start } from '../../../../widgets/contract/definition';
import type { WidgetType } from '../../../../widgets/contract/registry';
import { type Parts, recordOf } from '../../../../widgets/contract/stored';
import { definitions } from '../../../../widgets/generated/definitions';
import type { Rule } from '../../../../widgets/targeting/rule';
import type { Completions } from '../../../../widgets/targeting/trigger';

/** The part of a live widget that is the same for everyone. */
export type Offer = {
  entityType: string;
  id: number;
  /** As the renderer of its type draws it, with sanitized HTML. */
  view: Record<string, unknown>;
  /** `session`: once per browser tab; the server evaluates the other modes. */
  mode: string;
  interrupts: boolean;
  resumes: boolean;
  start: Start;
  completions?: Completions;
  priority: number;
  /** When it was last published to be shown again to everyone, in milliseconds since 1970; undefined if never. */
  again?: number;
};

/** A widget that one person may see on some page. */
export type OfferedWidget = Offer & {
  /** Its index in `palettes`. */
  palette: number;
  /** The rules that the page evaluates. */
  rules: Rule[];
  /** True if meeting one of the `rules` is enough. */
  any: boolean;
  /** False when `frequency` blocks it: it opens only by a call. */
  due: boolean;
  /** The end of the person's snooze, in milliseconds since 1970. */
  later?: number | undefined;
  /** True if the person has answered and another answer would be rejected: no call can open the widget again. */
  answered?: boolean;
  /** Entries that the person has completed before, by id. */
  completed?: string[];
};

/** The display mode of a widget: from its `frequency`, else the default of its type. */
function showingOf(
  type: WidgetType,
  { settings, content }: Pick<Parts, 'content' | 'settings'>,
): Omit<Showing, 'mode'> & { mode: string; resumes: boolean } {
  const showing = definitions[type].showing(settings, content);
  const { mode } = recordOf(settings.frequency);
  return { resumes: false, ...showing, mode: typeof mode === 'string' ? mode : showing.mode };
}

/** The part of a live widget's configuration that is the same for every browser. */
export function offerOf(
  type: WidgetType,
  { id, name, content, settings }: Pick<Parts, 'content' | 'settings'> & { id: number; name: string },
): Offer {
  const { frequency, priority, startAt, endAt, ...shown } = settings;
  return {
    entityType: type,
    id,
    view: { id, name, ...content, settings: shown },
    ...showingOf(type, { settings, content }),
    priority: typeof priority === 'number' ? priority : 0,
  };
}
