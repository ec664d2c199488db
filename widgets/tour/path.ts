import type { RenderEnv } from '../../embed/kit/renderer';
import type { Stage } from '../../embed/kit/stage';
import type { Views } from '../contract/views';

export type Step = Views['tour']['steps'][number];

/** A tour on the page, and the step that a person has reached. */
export type Tour = {
  stage: Stage;
  view: Views['tour'];
  /** The index of the current step; -1 before the first one. */
  at: number;
  /** The ids of the steps that were shown, in order, for the Back button. */
  trail: string[];
  /** The start event, sent when the first step is visible. */
  beginning?: 'tour_start' | 'tour_auto_start' | 'tour_continue' | undefined;
};

/** The current step; undefined before the first one. */
export const stepOf = ({ view, at }: Tour): Step | undefined => view.steps[at];

/** The index of the step with an id; -1 if there is none. */
export const placeOf = ({ view }: Tour, id: string | undefined): number =>
  view.steps.findIndex((step) => step.id === id);

/** The index of the step that the button leads to; past the last step if the tour ends. */
export function following(tour: Tour): number {
  const named = placeOf(tour, stepOf(tour)?.nextStepId);
  return named < 0 ? tour.at + 1 : named;
}

/** The index of the step shown before; in a tour that continues from an earlier page, of the previous step in the list. */
export function previous(tour: Tour): number {
  const shown = placeOf(tour, tour.trail.at(-1));
  return shown < 0 ? tour.at - 1 : shown;
}

/** True if a step belongs to the current page, or to any page. */
export function isOnPage(env: RenderEnv, { pageUrl }: Partial<Step> = {}): boolean {
  let there = !pageUrl;
  if (pageUrl)
    env.when({ on: 'url', value: pageUrl }, () => {
      there = true;
    })();
  return there || env.still === true;
}

/** The page of the following step, if the button has to navigate to it. */
export function nextPage(tour: Tour): string | undefined {
  const step = tour.view.steps[following(tour)];
  return isOnPage(tour.stage.env, step) || step?.pageUrl?.includes('{') ? undefined : step?.pageUrl;
}

/** The index of the step that the tour begins with: the stored one, if the tour saves its progress. */
export const resumeAt = (tour: Tour): number =>
  tour.view.settings.saveProgress === false ? 0 : Math.max(0, placeOf(tour, tour.stage.env.progress?.stepId));

/** True unless the settings forbid closing the tour before its end. */
export const mayClose = ({ view }: Tour): boolean => view.settings.allowClosingTour !== false;
