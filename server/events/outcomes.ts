import type { EntityType, EVENT_NAMES } from '../events/names';

/** The widget types among what events happen on. */
export type LibraryType = Exclude<EntityType, 'changelog' | 'roadmap'>;

type Names<T extends LibraryType> = readonly (typeof EVENT_NAMES)[T][number][];

/** What counts as shown and as completed, by widget type. No event name stands under two types. */
const OUTCOMES: { [T in LibraryType]: { shown: Names<T>; completed: Names<T> } } = {
  tour: { shown: ['tour_start', 'tour_auto_start'], completed: ['tour_finish'] },
  checklist: { shown: ['checklist_shown'], completed: ['checklist_finished'] },
  smartTip: { shown: ['smart_tip_available'], completed: ['smart_tip_open'] },
  announcement: { shown: ['announcement_shown'], completed: ['announcement_action_clicked'] },
  microSurvey: { shown: ['micro_survey_shown'], completed: ['micro_survey_completed'] },
  feedbackWidget: { shown: ['feedback_widget_opened'], completed: ['feedback_widget_submitted'] },
  npsWidget: { shown: ['nps_widget_shown'], completed: ['nps_widget_answered'] },
};

const named = (part: 'shown' | 'completed'): string[] => Object.values(OUTCOMES).flatMap((outcome) => outcome[part]);

export const SHOWN = named('shown');
export const COMPLETED = named('completed');
/** Every widget type, in the order people meet them. */
export const LIBRARY_TYPES = Object.keys(OUTCOMES) as [LibraryType, ...LibraryType[]];
