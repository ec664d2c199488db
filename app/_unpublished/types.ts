import type { Conflict } from '../../widgets/merge/three-way-merge';
import type { Outputs } from '../_ui/api';

type Summary = NonNullable<Outputs['changelogPosts']['get']['draft']>;

/** What is planned with something. */
export type Planned = Outputs['changelogPosts']['get']['schedule'][number];
export type Action = Planned['action'];

/** The unpublished changes of what is live, whatever that is. */
export type Kept = {
  version: number;
  changes: readonly unknown[];
  conflicts: readonly Pick<Conflict, 'path'>[];
  updatedAt: string;
  updatedBy: string;
  review: Summary['review'];
};

/** The dialogs that the bar opens. */
export type Asked = 'changes' | 'publish' | 'review' | 'sendBack' | 'schedule';

/** What a press does with unpublished changes and with what is planned. */
export type Act =
  | { kind: 'discard' }
  | { kind: 'decide'; path: string; side: 'live' | 'draft' }
  | { kind: 'review'; note: string }
  | { kind: 'sendBack'; note: string }
  | { kind: 'schedule'; action: Action; at: string }
  | { kind: 'cancel'; scheduleId: number };

/** The values of a place before and after, in words for people. */
export type Texts = [from: string, to: string];
