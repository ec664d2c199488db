import type { EntityType, EVENT_NAMES } from '../events/names';

/** One kind of stage. With `part`, there is one for each entry of the widget, which events name in that property. */
export type StageKind = {
  key: string;
  label: string;
  names: readonly string[];
  part?: { property: 'stepId' | 'itemId'; list: 'steps' | 'items' };
  /** Which stage the drop-off is from: the one before, or the first where the order is free. */
  after?: 'first';
};

type Named<T extends EntityType> = Omit<StageKind, 'names'> & { names: readonly (typeof EVENT_NAMES)[T][number][] };

/** What people go through, by type, in order. */
export const STAGES: { [T in EntityType]: readonly Named<T>[] } = {
  tour: [
    { key: 'started', label: 'Started', names: ['tour_start', 'tour_auto_start'] },
    { key: 'step', label: 'Saw the step', names: ['tour_step'], part: { property: 'stepId', list: 'steps' } },
    { key: 'finished', label: 'Finished', names: ['tour_finish'] },
  ],
  checklist: [
    { key: 'shown', label: 'Shown', names: ['checklist_shown'] },
    {
      key: 'item',
      label: 'Completed the item',
      names: ['checklist_step_completed'],
      part: { property: 'itemId', list: 'items' },
      after: 'first',
    },
    { key: 'finished', label: 'Finished', names: ['checklist_finished'], after: 'first' },
  ],
  smartTip: [
    { key: 'available', label: 'Available', names: ['smart_tip_available'] },
    { key: 'opened', label: 'Opened', names: ['smart_tip_open'] },
    { key: 'clicked', label: 'Clicked', names: ['smart_tip_action_clicked'] },
  ],
  announcement: [
    { key: 'shown', label: 'Shown', names: ['announcement_shown'] },
    { key: 'clicked', label: 'Clicked', names: ['announcement_action_clicked'] },
  ],
  changelog: [
    { key: 'opened', label: 'Opened', names: ['changelog_opened'] },
    { key: 'viewed', label: 'Viewed a post', names: ['changelog_post_viewed'] },
  ],
  npsWidget: [
    { key: 'shown', label: 'Shown', names: ['nps_widget_shown'] },
    { key: 'answered', label: 'Answered', names: ['nps_widget_answered'] },
  ],
  roadmap: [
    { key: 'viewed', label: 'Viewed', names: ['roadmap_viewed'] },
    { key: 'voted', label: 'Voted', names: ['roadmap_item_voted'] },
  ],
  microSurvey: [
    { key: 'shown', label: 'Shown', names: ['micro_survey_shown'] },
    { key: 'answered', label: 'Answered a question', names: ['micro_survey_answered'] },
    { key: 'completed', label: 'Completed', names: ['micro_survey_completed'] },
  ],
  feedbackWidget: [
    { key: 'opened', label: 'Opened', names: ['feedback_widget_opened'] },
    { key: 'submitted', label: 'Submitted', names: ['feedback_widget_submitted'] },
  ],
};
