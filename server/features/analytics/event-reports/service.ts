import { someHints } from '../../../../widgets/validation/nearest';
import type { Ctx } from '../../../auth/context';
import { requirePublishScopeOfApplication } from '../../../auth/drafts';
import { moment } from '../../../operations/dates';
import { firstIssueOf } from '../../../operations/failure';
import { type EventToReport, idOf, type Rejected, type Reported, reportEach } from '../../delivery/browser/report';
import { receiptOf } from '../events/receipt';
import { type ServerEvent, serverEvent } from './schema';

/** The prefix of event ids of servers. It contains a character that ids of browsers cannot have. */
const SERVER = 'server:';
const MINUTE_MS = 60_000;

type Fault = { code: string; message: string };

function faultOf({ userId, anonymousId, at }: ServerEvent, ofUser: string | undefined, now: Date): Fault | undefined {
  const who = [ofUser, userId, anonymousId].filter((one) => one !== undefined);
  if (!who.length) return { code: 'custom', message: 'Send `userId` or `anonymousId`: who did it.' };
  if (ofUser !== undefined && who.some((one) => one !== ofUser))
    return { code: 'custom', message: 'Leave `userId` and `anonymousId` out: the path says who did it.' };
  if (ofUser === undefined && who.length > 1)
    return { code: 'custom', message: 'Send `userId` or `anonymousId`, not both.' };
  if (at !== undefined && moment(at).getTime() > now.getTime() + MINUTE_MS)
    return { code: 'in_future', message: 'at: Must not be in the future.' };
  return undefined;
}

/**
 * Records the events of a server, each event with an id once even if it is sent repeatedly. Invalid events are listed and do not affect the
 * others.
 * @param userId the user of all events
 * @throws DocentError `quota_exceeded` if no event fits the quota; `insufficient_scope` for an application without `publish`
 */
export async function reportEvents(
  ctx: Ctx,
  events: readonly unknown[],
  userId?: string,
  now = new Date(),
): Promise<Reported> {
  // Events affect live widgets, through their frequency and rules.
  requirePublishScopeOfApplication(ctx);
  const hints = someHints();
  const good: EventToReport[] = [];
  const rejected: Rejected[] = [];
  for (const [index, given] of events.entries()) {
    const { success, data, error } = serverEvent.safeParse(given);
    const issue = success ? undefined : firstIssueOf(error, hints);
    const fault = issue
      ? { code: issue.code, message: [issue.path, issue.message].filter(Boolean).join(': ') }
      : data && faultOf(data, userId, now);
    if (fault || !data) {
      if (fault) rejected.push({ ...idOf(given), index, ...fault });
      continue;
    }
    const { id, name, entityType, entityId, properties, at, anonymousId = '' } = data;
    const own = userId ?? data.userId;
    good.push({
      index,
      ...(id === undefined ? {} : { id, receipt: receiptOf(SERVER, id) }),
      who: own === undefined ? { anonymousId } : { userId: own },
      name,
      entityType,
      entityId,
      properties,
      ageMs: Math.max(0, at === undefined ? 0 : now.getTime() - moment(at).getTime()),
    });
  }
  return reportEach(ctx, good, rejected, { given: events.length, isServer: true }, now);
}
