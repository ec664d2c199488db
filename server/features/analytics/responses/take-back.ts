import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { fromResponsesOf, type WidgetEntity } from '../events/outcomes';
import { receiptOf } from '../events/receipt';
import { lockEvents, removeEvents } from '../events/remove';
import { eventsOfResponse, type StoredResponse } from './counted';

const DELETE_RECEIPTS = companyStatement(
  'responses_delete_receipts',
  'DELETE FROM "EventReceipt" WHERE "companyId" = $1 AND "key" = ANY($2::text[])',
);

/**
 * Removes the events of answers that the person took back from every count. Call it in the transaction that changes the response.
 * @param response `parts`: the answers taken back. They count again if they are given again.
 */
export async function takeBack(
  ctx: Ctx,
  type: WidgetEntity,
  { clientId = '', ...response }: StoredResponse & { clientId?: string | undefined },
): Promise<void> {
  const { part } = fromResponsesOf(type) ?? {};
  const { parts } = response;
  if (!part || !parts.length) return;
  await lockEvents(ctx);
  const events = await eventsOfResponse(ctx, type, response);
  await removeEvents(
    ctx,
    events.filter((event) => event.name === part.name && event.part !== null && parts.includes(event.part)),
  );
  await ctx.sql(
    DELETE_RECEIPTS,
    parts.map((one) => receiptOf(clientId, `${part.name} ${one}`)),
  );
}
