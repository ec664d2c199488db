import type { Act } from './types';

/** The calls for the unpublished changes and the schedule of one record. */
export type ActCalls = {
  discard: (path?: string[]) => Promise<unknown>;
  requestReview: (note: string) => Promise<unknown>;
  sendBack: (note: string) => Promise<unknown>;
  schedule: (action: Extract<Act, { kind: 'schedule' }>['action'], at: string) => Promise<unknown>;
  cancel: (scheduleId: number) => Promise<unknown>;
};

/** The key of the message that is shown after an act. */
export const DONE = {
  discard: 'discarded',
  decide: 'decided',
  review: 'reviewRequested',
  sendBack: 'sentBack',
  schedule: 'scheduled',
  cancel: 'canceled',
} as const;

/** Performs an act. @param keep resolves the conflict of a field in favor of its unpublished value */
export async function runAct(calls: ActCalls, act: Act, keep: (path: string) => Promise<unknown>): Promise<void> {
  switch (act.kind) {
    case 'discard':
      await calls.discard();
      return;
    case 'decide':
      await (act.side === 'live' ? calls.discard([act.path]) : keep(act.path));
      return;
    case 'review':
      await calls.requestReview(act.note);
      return;
    case 'sendBack':
      await calls.sendBack(act.note);
      return;
    case 'schedule':
      await calls.schedule(act.action, act.at);
      return;
    default:
      await calls.cancel(act.scheduleId);
  }
}
