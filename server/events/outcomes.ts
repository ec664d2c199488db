import type { EntityType, EVENT_NAMES } from './names';

/** The widget types among what events happen on. */
export type WidgetEntity = Exclude<EntityType, 'changelog' | 'roadmap'>;

/** The events that say so, by widget type. `seen` and `completed` are also what lists count; no name stands under two types. */
export const OUTCOMES: {
  [T in WidgetEntity]: Record<'seen' | 'completed' | 'dismissed', readonly (typeof EVENT_NAMES)[T][number][]>;
} = {
  tour: { seen: ['tour_start', 'tour_auto_start'], completed: ['tour_finish'], dismissed: ['tour_closed'] },
  checklist: {
    seen: ['checklist_shown'],
    completed: ['checklist_finished'],
    dismissed: ['checklist_dismissed'],
  },
  smartTip: { seen: ['smart_tip_available'], completed: ['smart_tip_open'], dismissed: [] },
  announcement: {
    seen: ['announcement_shown'],
    completed: ['announcement_action_clicked'],
    dismissed: ['announcement_closed'],
  },
  microSurvey: {
    seen: ['micro_survey_shown'],
    completed: ['micro_survey_completed'],
    dismissed: ['micro_survey_dismissed'],
  },
  feedbackWidget: { seen: ['feedback_widget_opened'], completed: ['feedback_widget_submitted'], dismissed: [] },
  npsWidget: { seen: ['nps_widget_shown'], completed: ['nps_widget_answered'], dismissed: ['nps_widget_dismissed'] },
};

/** Every widget type, in the order people meet them. */
export const WIDGET_ENTITIES = Object.keys(OUTCOMES) as [WidgetEntity, ...WidgetEntity[]];
