import { type Gate, sentenceOf, verdictOf } from '../../../../widgets/targeting/gates';
import type { Ctx } from '../../../auth/context';
import { POSITIONS, pageOf, positionAfter } from '../../../operations/cursor';
import type { Page } from '../../../operations/wire';
import { getUser } from '../../audience/users/service';
import { type AnyWidget, byPriority, isOnThePast, type Live, type LiveWidget, readAnyWidget } from '../browser/live';
import { countByGate } from './count';
import { gatesIn } from './gates';
import { type DiagnosisInput, readSituation } from './situation';

/** The diagnosis of a widget from its gates. */
function diagnosisOf({ type, id, offer }: LiveWidget, gates: Gate[]) {
  const name = String(offer.view.name);
  return { entityType: type, id, name, shows: verdictOf(gates), sentence: sentenceOf(gates), gates };
}

/** Adds the widget to the live ones. */
const withWidget =
  (widget: LiveWidget) =>
  (live: Live): Live => {
    if (live.widgets.some(({ id }) => id === widget.id)) return live;
    const onThePast = [...live.onThePast, ...widget.rules.filter(isOnThePast)];
    return { ...live, widgets: [...live.widgets, widget].sort(byPriority), onThePast };
  };

/**
 * Explains why a user sees a widget or not. Without a user, counts the users that pass each gate. A draft or an archived widget fails
 * the gate of its state; the other gates are evaluated as if it were live.
 * @throws DocentError `not_found` for the widget
 */
export async function diagnoseWidget(ctx: Ctx, { id, ...asked }: DiagnosisInput & { id: number }, now = new Date()) {
  const any = await readAnyWidget(ctx, id);
  const situation = await readSituation(ctx, asked, now, withWidget(any.widget));
  const gates = gatesIn(situation)(any);
  const diagnosis = diagnosisOf(any.widget, gates);
  if (situation.person) return diagnosis;
  const { total, matching, byGate } = await countByGate(ctx, any.widget, situation, gates);
  const counted = gates.map((one, at) => ({ ...one, ...(byGate[at] !== undefined && { users: byGate[at] }) }));
  return { ...diagnosis, gates: counted, users: { total, matching } };
}

/** Explains for every live widget, by priority, why a user sees it or not. @throws DocentError `not_found` */
export async function diagnoseUser(
  ctx: Ctx,
  { limit, offset, after, ...asked }: DiagnosisInput & Page & { userId: string },
  now = new Date(),
) {
  await getUser(ctx, asked.userId);
  const situation = await readSituation(ctx, asked, now);
  const judge = gatesIn(situation);
  const { widgets } = situation.live;
  const page = { limit, offset, after };
  const [priority, id] = positionAfter(page, POSITIONS.ranked) ?? [Number.POSITIVE_INFINITY, 0];
  const isAfter = (one: LiveWidget) =>
    one.offer.priority < priority || (one.offer.priority === priority && one.id > id);
  const rows = widgets.filter(isAfter).slice(offset, offset + limit + 1);
  const live: Omit<AnyWidget, 'widget'> = { active: true, archivedAt: null };
  return pageOf(rows, widgets.length, page, {
    toItem: (widget) => diagnosisOf(widget, judge({ widget, ...live })),
    placeOf: (widget) => [widget.offer.priority, widget.id],
  });
}
