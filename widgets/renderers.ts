import { renderAnnouncement } from './announcement/render';
import { renderChecklist } from './checklist/render';
import { renderFeedback } from './feedback/render';
import { renderMicroSurvey } from './micro-survey/render';
import { renderNps } from './nps/render';
import type { Renderer, RendererType, Views } from './renderer';
import { renderSmartTip } from './smart-tip/render';
import { renderTour } from './tour/render';

/** How each widget type is drawn. A type without a renderer does not compile. */
export const renderers: { [Type in RendererType]: Renderer<Views[Type]> } = {
  tour: renderTour,
  checklist: renderChecklist,
  smartTip: renderSmartTip,
  announcement: renderAnnouncement,
  microSurvey: renderMicroSurvey,
  feedbackWidget: renderFeedback,
  npsWidget: renderNps,
};
