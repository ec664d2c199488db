import { createHash } from 'node:crypto';
import type { Start } from '../../widgets/definition';
import { recordOf } from '../../widgets/stored';
import type { Rule } from '../../widgets/targeting-schema';
import type { Palettes } from '../../widgets/theme';
import type { Ctx } from '../identity/context';
import { pastOf } from '../segments/history';
import { countryOf } from './country';
import { allowanceOf, isDue, isInSchedule, judgeOf, rulesForPage, showingOf } from './eligible';
import type { Live, LiveWidget, ReadLive } from './live';
import { type Claim, findVisitor, type Visitor } from './visitor';

/** A widget that this person may see on some page. */
export type OfferedWidget = {
  entityType: string;
  id: number;
  /** As the renderer of its type draws it, with HTML that is safe to build. */
  view: Record<string, unknown>;
  /** Its place in `palettes`. */
  palette: number;
  /** What is left for the page to judge. */
  rules: Rule[];
  any: boolean;
  /** False when `frequency` holds it back: it only opens when it is asked for. */
  due: boolean;
  /** `session`: once while the browser tab lives; otherwise the server has judged. */
  mode: string;
  interrupts: boolean;
  resumes: boolean;
  start: Start;
  priority: number;
  /** Entries that the person has completed before, by id. */
  completed?: string[];
};

/** What a browser is told. `etag` names this very answer. */
export type Bootstrap = {
  etag: string;
  /** ISO 3166 alpha-2, by the browser's time zone. */
  country?: string;
  identified: boolean;
  verified: boolean;
  colorScheme: 'auto' | 'light' | 'dark';
  /** The company's own, then those of the themes of these widgets. */
  palettes: Palettes[];
  /** How many more widgets may come over the page. */
  allowance?: number;
  /** True when what the person does may bring other widgets: ask again afterwards. */
  follows: boolean;
  offAutomated: boolean;
  widgets: OfferedWidget[];
};

const SCHEMES = ['light', 'dark', 'auto'] as const;

const schemeOf = ({ settings }: Live): Bootstrap['colorScheme'] =>
  SCHEMES.find((scheme) => scheme === recordOf(settings.appearance).colorScheme) ?? 'auto';

const DEPENDS_ON_THE_PAST = new Set(['event', 'widget-state']);

const priorityOf = ({ settings: { priority } }: LiveWidget): number => (typeof priority === 'number' ? priority : 0);

function offer(
  widget: LiveWidget,
  rest: { rules: Rule[]; any: boolean },
  due: boolean,
  palette: number,
): OfferedWidget {
  const { id, type, name, content, settings } = widget;
  const { frequency, priority, startAt, endAt, ...shown } = settings;
  return {
    entityType: type,
    id,
    view: { id, name, ...content, settings: shown },
    palette,
    ...rest,
    due,
    ...showingOf(widget),
    priority: priorityOf(widget),
  };
}

/** All that this person may see on some page now, by priority, and the palettes of it. */
async function offered(ctx: Ctx, visitor: Visitor, now: Date): Promise<Pick<Bootstrap, 'palettes' | 'widgets'>> {
  const { live, past, who } = visitor;
  const rules = [...live.widgets, ...live.segments.values()].flatMap((one) => one.rules);
  const judge = judgeOf(visitor, (await pastOf(ctx, rules, [who], now))(who), now);
  const palettes = new Set([live.palettes]);
  const placeOf = (widget: LiveWidget) => [...palettes.add(widget.palettes)].indexOf(widget.palettes);
  const widgets = live.widgets
    .filter((widget) => isInSchedule(widget, now))
    .flatMap((widget) => {
      const rest = rulesForPage(widget, judge);
      return rest ? [offer(widget, rest, isDue(widget, past, now), placeOf(widget))] : [];
    })
    .sort((a, b) => b.priority - a.priority || a.id - b.id);
  return { palettes: [...palettes], widgets };
}

/**
 * Answers what one person may see; undefined when that is what `known` names.
 * @throws DocentError `unauthorized`, `identity_not_verified`
 */
export async function bootstrap(
  ctx: Ctx,
  readLive: ReadLive,
  { known, timeZone, ...claim }: Claim & { known?: string | undefined; timeZone?: string | undefined },
  now = new Date(),
): Promise<Bootstrap | undefined> {
  const visitor = await findVisitor(ctx, readLive, claim);
  const { live, past, verified, userId } = visitor;
  const country = countryOf(timeZone);
  const allowance = allowanceOf(live, past, now);
  const answer: Omit<Bootstrap, 'etag'> = {
    ...(country === undefined ? {} : { country }),
    identified: userId !== undefined,
    verified,
    colorScheme: schemeOf(live),
    ...(allowance === undefined ? {} : { allowance }),
    follows: [...live.widgets, ...live.segments.values()].some(({ rules }) =>
      rules.some(({ type }) => DEPENDS_ON_THE_PAST.has(type)),
    ),
    offAutomated: live.settings.offAutomated === true,
    ...(await offered(ctx, visitor, now)),
  };
  const etag = createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22);
  return etag === known ? undefined : { etag, ...answer };
}
