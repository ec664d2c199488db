import type { EntityType } from '../events/names';
import { oneDecimal } from '../percent';

/** How often events of a name happened, and to how many. Names that did not occur count 0. */
export type Tally = { count: (name: string) => number; users: (name: string) => number };

/** A row of the summary. */
export type Feature = {
  type: EntityType;
  label: string;
  primary: {
    label: string;
    /** The events that add up to it; NPS responses are counted from the responses themselves. */
    names: readonly string[] | 'npsResponses';
  };
  /** A percentage: `part` of `whole`. */
  secondary: { label: string; part: (tally: Tally) => number; whole: (tally: Tally) => number };
};

/** The features of the summary, in its order. Votes are `roadmap_item_voted` events: taking a vote back does not undo them. */
export const FEATURES: readonly Feature[] = [
  {
    type: 'tour',
    label: 'Product tours',
    primary: { label: 'Tours started', names: ['tour_start', 'tour_auto_start'] },
    secondary: {
      label: 'Completion rate',
      part: ({ count }) => count('tour_finish'),
      whole: ({ count }) => count('tour_start') + count('tour_auto_start'),
    },
  },
  {
    type: 'checklist',
    label: 'Checklists',
    primary: { label: 'Steps completed', names: ['checklist_step_completed'] },
    secondary: {
      label: 'Completion rate',
      part: ({ users }) => users('checklist_finished'),
      whole: ({ users }) => users('checklist_shown'),
    },
  },
  {
    type: 'smartTip',
    label: 'Smart tips',
    primary: { label: 'Tips opened', names: ['smart_tip_open'] },
    secondary: {
      label: 'Open rate',
      part: ({ count }) => count('smart_tip_open'),
      whole: ({ count }) => count('smart_tip_available'),
    },
  },
  {
    type: 'announcement',
    label: 'Announcements',
    primary: { label: 'Announcements shown', names: ['announcement_shown'] },
    secondary: {
      label: 'Click rate',
      part: ({ count }) => count('announcement_action_clicked'),
      whole: ({ count }) => count('announcement_shown'),
    },
  },
  {
    type: 'changelog',
    label: 'Changelog',
    primary: { label: 'Changelog opens', names: ['changelog_opened'] },
    secondary: {
      label: 'Posts viewed per open',
      part: ({ count }) => count('changelog_post_viewed'),
      whole: ({ count }) => count('changelog_opened'),
    },
  },
  {
    type: 'npsWidget',
    label: 'NPS',
    primary: { label: 'NPS responses', names: 'npsResponses' },
    secondary: {
      label: 'Response rate',
      part: ({ count }) => count('nps_widget_answered'),
      whole: ({ count }) => count('nps_widget_shown'),
    },
  },
  {
    type: 'roadmap',
    label: 'Roadmap',
    primary: { label: 'Votes', names: ['roadmap_item_voted'] },
    secondary: {
      label: 'Vote rate',
      part: ({ users }) => users('roadmap_item_voted'),
      whole: ({ users }) => users('roadmap_viewed'),
    },
  },
];

/** The events behind the primaries. */
export const PRIMARY_EVENTS = FEATURES.flatMap(({ type, primary }) =>
  primary.names === 'npsResponses' ? [] : primary.names.map((name) => ({ entityType: type, name })),
);

/** How a count changed, in percent, one decimal; from nothing to something is 100. */
export const changePct = (count: number, previous: number): number =>
  previous === 0 ? (count > 0 ? 100 : 0) : oneDecimal((100 * (count - previous)) / previous);

/** The points between two percentages as they are shown, one decimal. */
export const changePp = (value: number, previous: number): number => oneDecimal(value - previous);
