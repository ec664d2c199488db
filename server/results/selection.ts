import type { Ctx } from '../identity/context';
import { type Dates, dateRange } from '../operation/dates';
import { respondentsIn } from '../segments/respondents';

export type Filters = Dates & { segmentId?: number | undefined };

/**
 * The parameters that narrow responses: from, until, and the users of a segment; null for what is not narrowed.
 * @throws DocentError `not_found` for an unknown segment.
 */
export async function selectionOf(
  ctx: Ctx,
  table: 'SurveyResponse' | 'FeedbackResponse',
  widgetId: number,
  { segmentId, ...dates }: Filters,
): Promise<[from: string | null, until: string | null, users: string[] | null]> {
  const { from, until } = dateRange(dates);
  const users = segmentId === undefined ? null : await respondentsIn(ctx, segmentId, table, widgetId);
  return [from?.toISOString() ?? null, until?.toISOString() ?? null, users];
}
