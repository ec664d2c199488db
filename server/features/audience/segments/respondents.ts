import type { Ctx } from '../../../auth/context';
import { respondents } from './candidates';
import { evaluateMembers } from './members';
import { getSegment } from './service';

/** The identified users who responded to a widget and are in a segment now. @throws DocentError `not_found` for the segment. */
export async function respondentsIn(
  ctx: Ctx,
  segmentId: number,
  table: 'SurveyResponse' | 'FeedbackResponse',
  widgetId: number,
  now = new Date(),
): Promise<string[]> {
  const segment = await getSegment(ctx, segmentId);
  const ids: string[] = [];
  await evaluateMembers(
    ctx,
    segment,
    now,
    ({ userId }) => ids.push(userId),
    (keys) => respondents(ctx, keys, table, widgetId),
  );
  return ids;
}
