import type { Actor } from '../../auth/context';
import { isScope, ROLE_SCOPES, type Scope } from '../../auth/scopes';
import { DocentError } from '../../platform/errors';
import { rpcError } from './rpc-error';
import type { ToolCall } from './tool-call';

/**
 * True when a failed call returns a result with `isError`: as the connection requests, by default for connected applications. Several
 * agent SDKs hide JSON-RPC errors from their model, or stop when they get one.
 */
export const hasErrorResults = ({ ctx, selection }: Pick<ToolCall, 'ctx' | 'selection'>): boolean =>
  selection.errors === undefined ? ctx.actor.application !== undefined : selection.errors === 'results';

/** A failure as the result of a tool: the text and data that the JSON-RPC error would have. */
export function failedResult(failure: DocentError) {
  const { message, data } = rpcError(failure);
  return {
    content: [{ type: 'text' as const, text: message }],
    structuredContent: { error: { ...data, message } },
    isError: true as const,
  };
}

/** The missing scope of a failed call of an application; undefined for other errors. */
function lackedScope({ application }: Actor, { code, details }: DocentError): Scope | undefined {
  if (application === undefined) return undefined;
  if (code === 'widget_is_live') return 'publish';
  const scope = details?.requiredScope;
  return code === 'insufficient_scope' && typeof scope === 'string' && isScope(scope) ? scope : undefined;
}

const canGrant = ({ role }: Actor, scope: Scope): boolean =>
  role !== undefined && (ROLE_SCOPES[role] as readonly Scope[]).includes(scope);

/**
 * The scopes to request from the person after a call failed because the application lacks a scope. Undefined when the request cannot help:
 * the person's role does not have the scope, or the connection is read-only.
 */
export function scopesToAskFor({ ctx, selection, failure }: ToolCall): Scope[] | undefined {
  const lacked = failure && lackedScope(ctx.actor, failure);
  // If the application already has the scope, there is another reason, which a request for scopes would not change.
  if (!lacked || ctx.can(lacked) || failure.code !== 'insufficient_scope') return undefined;
  if (selection.readonly || !canGrant(ctx.actor, lacked)) return undefined;
  return [...ctx.actor.scopes, lacked];
}

/** Rewords a missing-scope error for an application: names the scope, and the person who can grant it. */
export function rewordForApplication(actor: Actor, failure: DocentError): DocentError {
  const lacked = lackedScope(actor, failure);
  if (!lacked || !failure.message.includes('a key with the')) return failure;
  const needs = failure.message.replace(/a key with the (`\w+` scope)/, 'the $1');
  const way = canGrant(actor, lacked)
    ? 'This application was not granted it; the person it acts for can grant it by connecting it again.'
    : `The role of the person it acts for (${actor.role}) does not have it.`;
  return new DocentError(failure.code, `${needs} ${way}`, failure.details);
}
