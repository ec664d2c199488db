import type { Conflict } from '../../widgets/merge/three-way-merge';
import type { Outputs } from '../_ui/data/api';

type Summary = NonNullable<Outputs['changelogPosts']['get']['draft']>;

/** A scheduled action. */
export type ScheduledAction = Outputs['changelogPosts']['get']['schedule'][number];
export type Action = ScheduledAction['action'];

/** The unpublished changes of a live record of any type. */
export type UnpublishedChanges = {
  version: number;
  changes: readonly unknown[];
  conflicts: readonly Pick<Conflict, 'path'>[];
  updatedAt: string;
  updatedBy: string;
  review: Summary['review'];
};

/** The dialogs that the bar opens. */
export type OpenDialog = 'changes' | 'publish' | 'review' | 'sendBack' | 'schedule';

/** What a button does with unpublished changes or with a scheduled action. */
export type Act =
  | { kind: 'discard' }
  | { kind: 'decide'; path: string; side: 'live' | 'draft' }
  | { kind: 'review'; note: string }
  | { kind: 'sendBack'; note: string }
  | { kind: 'schedule'; action: Action; at: string }
  | { kind: 'cancel'; scheduleId: number };

/** The values of a field before and after a change, as readable texts. */
export type Texts = [from: string, to: string];
