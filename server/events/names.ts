/** The events Docent knows, by the kind of entity they happen on. Stable: they are the keys of the statistics. */
export const EVENT_NAMES = {
  tour: [
    'tour_available',
    'tour_start',
    'tour_auto_start',
    'tour_continue',
    'tour_step',
    'tour_finish',
    'tour_closed',
    'tour_step_target_missing',
  ],
  checklist: [
    'checklist_shown',
    'checklist_opened',
    'checklist_step_completed',
    'checklist_finished',
    'checklist_dismissed',
  ],
  smartTip: ['smart_tip_available', 'smart_tip_open', 'smart_tip_action_clicked'],
  announcement: ['announcement_shown', 'announcement_action_clicked', 'announcement_closed'],
  changelog: ['changelog_opened', 'changelog_post_viewed'],
  npsWidget: ['nps_widget_shown', 'nps_widget_answered', 'nps_widget_dismissed'],
  roadmap: ['roadmap_viewed', 'roadmap_item_voted'],
  microSurvey: ['micro_survey_shown', 'micro_survey_answered', 'micro_survey_completed', 'micro_survey_dismissed'],
  feedbackWidget: ['feedback_widget_opened', 'feedback_widget_submitted'],
} as const satisfies Record<string, readonly string[]>;

export type EntityType = keyof typeof EVENT_NAMES;

/** Every kind of entity that events happen on: the seven of the summary first. */
export const ENTITY_TYPES = Object.keys(EVENT_NAMES) as EntityType[];
