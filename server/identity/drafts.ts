import type { Ctx } from './context';
import { missingScope } from './scopes';

/** Whether the caller is an application that the person it acts for did not let publish. */
export const draftsOnly = (ctx: Ctx): boolean => ctx.actor.application !== undefined && !ctx.can('publish');

/**
 * Holds an application that may only draft to what readers do not see. Keys with `write` go on as documented.
 * @param shown what is to be changed, as it is or as it would be; null where it is not there, which is told elsewhere
 * @throws DocentError `insufficient_scope`
 */
export function requireUnseen(ctx: Ctx, shown: { active?: boolean | undefined } | null): void {
  if (shown?.active && draftsOnly(ctx)) throw missingScope('publish');
}
