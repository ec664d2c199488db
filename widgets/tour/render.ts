import { PICTURE_STYLES } from '../../embed/kit/picture';
import type { Renderer } from '../../embed/kit/renderer';
import { createStage } from '../../embed/kit/stage';
import { LAUNCHER_STYLES, RICH_STYLES } from '../../embed/kit/styles';
import type { Views } from '../contract/views';
import { createBeacon } from './beacon';
import { createNavigation, type Navigation } from './navigation';
import { mayClose, placeOf, resumeAt, stepOf, type Tour } from './path';
import { createStepFinder, type StepFinder } from './step-finder';
import { TOUR_STYLES } from './styles';

/** Draws a product tour: the beacon, then one step after the other. */
export const render: Renderer<Views['tour']> = (root, widget, given) => {
  const stage = createStage(root, RICH_STYLES + LAUNCHER_STYLES + PICTURE_STYLES + TOUR_STYLES, given);
  const { env } = stage;
  const tour: Tour = { stage, view: widget, at: -1, trail: [] };
  let beacon: ReturnType<typeof createBeacon> | undefined;
  let finder: StepFinder | undefined;

  const end: Navigation['end'] = (name, hours) => {
    // Without a visible step, the tour does not count as seen and may show again.
    if (!tour.beginning) env.emit({ name, props: { stepId: stepOf(tour)?.id, index: tour.at, hours } });
    // A tour that shows again after it was finished begins at its first step.
    if (name === 'tour_finish') env.keep({ stepId: undefined, at: undefined });
    destroy();
    env.closed(hours);
  };
  const go = (to: number) => {
    beacon?.remove();
    beacon = undefined;
    tour.at = Math.min(Math.max(0, to), tour.view.steps.length - 1);
    const step = stepOf(tour);
    if (!step) return;
    finder ??= createStepFinder(tour, navigation);
    env.keep({ stepId: step.id, at: tour.at });
    finder.locate(true);
  };
  const navigation = createNavigation(tour, go, end);
  const begin = (name: 'tour_start' | 'tour_auto_start') => {
    const at = resumeAt(tour);
    tour.beginning = at > 0 ? 'tour_continue' : name;
    go(at);
  };
  const wait = () => {
    const { settings } = tour.view;
    if (settings.tourStart === 'manual' || settings.hideBeacon) return;
    const start = () => begin('tour_start');
    const dismiss = mayClose(tour) ? () => end('tour_closed') : undefined;
    beacon ??= createBeacon(stage, start, dismiss);
    beacon.draw(settings, resumeAt(tour) > 0);
  };
  const destroy = () => {
    finder?.destroy();
    stage.destroy();
  };

  if (widget.settings.tourStart === 'immediate') begin('tour_auto_start');
  else {
    wait();
    stage.afterPaint(() => env.emit({ name: 'tour_available' }));
  }

  return {
    update: (changed, appearance) => {
      const id = stepOf(tour)?.id;
      tour.view = changed;
      stage.change({ ...appearance });
      if (tour.at < 0) return wait();
      const same = placeOf(tour, id);
      tour.at = Math.min(same < 0 ? tour.at : same, tour.view.steps.length - 1);
      finder?.locate(false);
    },
    show: (to) => {
      if (tour.at === to) return;
      if (tour.at < 0) tour.beginning = 'tour_start';
      go(to);
    },
    destroy,
  };
};
