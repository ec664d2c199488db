import type { Ctx } from '../../../auth/context';
import { type Dates, dateRange } from '../../../operations/dates';
import { respondentsIn } from '../../audience/segments/respondents';

export type Filters = Dates & { segmentId?: number | undefined; completeOnly?: boolean | undefined };

/**
 * The parameters that filter responses: from, until and the users of a segment, each null for no filter, and whether only complete
 * responses count.
 * @throws DocentError `not_found` for an unknown segment.
 */
export async function selectionOf(
  ctx: Ctx,
  table: 'SurveyResponse' | 'FeedbackResponse',
  widgetId: number,
  { segmentId, completeOnly = false, ...dates }: Filters,
): Promise<[from: string | null, until: string | null, users: string[] | null, completeOnly: boolean]> {
  const { from, until } = dateRange(dates);
  const users = segmentId === undefined ? null : await respondentsIn(ctx, segmentId, table, widgetId);
  return [from?.toISOString() ?? null, until?.toISOString() ?? null, users, completeOnly];
}
