import { createHash } from 'node:crypto';
import type { Palettes } from '../../../../widgets/appearance/theme';
import { recordOf } from '../../../../widgets/contract/stored';
import type { Ctx } from '../../../auth/context';
import { loadHistoryOf } from '../../audience/segments/history';
import { completedOf } from './completed';
import { countryOf } from './country';
import {
  allowanceOf,
  frequencyBlock,
  isAnswered,
  isInSchedule,
  judgeOf,
  pauseSecondsOf,
  remainingPageRules,
  seenOf,
  snoozeEnd,
} from './eligible';
import type { Live, LiveWidget, ReadLive } from './live';
import type { OfferedWidget } from './offer';
import { markSeen } from './seen';
import { type Claim, findVisitor, type Visitor } from './visitor';

/** The response to the first request of a browser. */
type Bootstrap = {
  /** ISO 3166 alpha-2, by the browser's time zone. */
  country?: string;
  identified: boolean;
  verified: boolean;
  colorScheme: 'auto' | 'light' | 'dark';
  /** The company's palette, then the palettes of the themes of these widgets. */
  palettes: Palettes[];
  /** The remaining widgets that may interrupt the person. */
  allowance?: number;
  /** Seconds between a closed widget and the next one that opens by itself; undefined for none. */
  pause?: number;
  /** True when actions of the person may make other widgets eligible: request again afterwards. */
  follows: boolean;
  offAutomated: boolean;
  widgets: OfferedWidget[];
};

const SCHEMES = ['light', 'dark', 'auto'] as const;

const schemeOf = ({ settings }: Live): Bootstrap['colorScheme'] =>
  SCHEMES.find((scheme) => scheme === recordOf(settings.appearance).colorScheme) ?? 'auto';

/** All widgets that this person may see on some page now, by priority, and their palettes. */
async function offered(ctx: Ctx, visitor: Visitor, now: Date): Promise<Pick<Bootstrap, 'palettes' | 'widgets'>> {
  const { live, past, person } = visitor;
  const judge = judgeOf(visitor, (await loadHistoryOf(ctx, live.onThePast, [person], now))(person), now);
  const palettes = new Set([live.palettes]);
  const placeOf = (widget: LiveWidget) => [...palettes.add(widget.palettes)].indexOf(widget.palettes);
  const completed = await completedOf(ctx, visitor);
  const widgets = live.widgets.flatMap((widget) => {
    const rest = isInSchedule(widget, now) && remainingPageRules(widget, judge);
    if (!rest) return [];
    const done = completed.get(`${widget.type}/${widget.id}`);
    const had = seenOf(past, widget.type, widget.id);
    const block = frequencyBlock(widget, had, now);
    const later = block === 'snoozed' && { later: snoozeEnd(widget, had) };
    const forOne = { palette: placeOf(widget), ...rest, due: block === undefined, ...later };
    const answered = isAnswered(widget, past, now) && { answered: true };
    return [{ ...widget.offer, ...forOne, ...(done && { completed: done }), ...answered }];
  });
  return { palettes: [...palettes], widgets };
}

/**
 * Returns the widgets for a person as JSON with an `etag`; undefined when `known` is the current `etag`.
 * @throws DocentError `unauthorized`, `identity_not_verified`
 */
export async function bootstrap(
  ctx: Ctx,
  readLive: ReadLive,
  { known, timeZone, ...claim }: Claim & { known?: string | undefined; timeZone?: string | undefined },
  now = new Date(),
): Promise<string | undefined> {
  const visitor = await findVisitor(ctx, readLive, claim);
  const { live, past, verified, userId } = visitor;
  await markSeen(ctx, visitor, now);
  const country = countryOf(timeZone);
  const allowance = allowanceOf(live, past, now);
  const pause = pauseSecondsOf(live);
  const answer: Bootstrap = {
    ...(country === undefined ? {} : { country }),
    identified: userId !== undefined,
    verified,
    colorScheme: schemeOf(live),
    ...(allowance === undefined ? {} : { allowance }),
    ...(pause > 0 && { pause }),
    follows: live.onThePast.length > 0,
    offAutomated: live.settings.offAutomated === true,
    ...(await offered(ctx, visitor, now)),
  };
  const text = JSON.stringify(answer);
  const etag = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return etag === known ? undefined : `{"etag":"${etag}",${text.slice(1)}`;
}
