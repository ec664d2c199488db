import { safeLink } from '../../embed/kit/urls';
import { following, mayClose, nextPage, placeOf, previous, stepOf, type Tour } from './path';

/** Ends a tour and reports how; with `hours`, the person sees it again after so many hours. */
type End = (name: 'tour_finish' | 'tour_closed' | 'tour_snoozed', hours?: number) => void;

/** The actions by which people move through a tour and leave it. */
export type Navigation = Record<'next' | 'advance' | 'back' | 'second', () => void> & {
  /** @returns false if people may not close the tour */
  close: () => boolean;
  later: (hours: number) => void;
  go: (to: number) => void;
  end: End;
};

/** Creates the actions of the buttons of a tour. @param go shows the step with an index */
export function createNavigation(tour: Tour, go: (to: number) => void, end: End): Navigation {
  const { env } = tour.stage;
  const lead = (to: number) => {
    const { id } = stepOf(tour) ?? {};
    if (to >= tour.view.steps.length) return end('tour_finish');
    if (id) tour.trail.push(id);
    go(to);
  };
  /** Advances after an action in the application, which navigates itself. */
  const advance = () => lead(following(tour));
  const back = () => {
    const to = previous(tour);
    tour.trail.pop();
    go(to);
  };
  return {
    go,
    end,
    advance,
    back,
    next: () => {
      const link = safeLink(stepOf(tour)?.redirectToUrl) ?? safeLink(nextPage(tour));
      advance();
      if (link) env.navigate(link);
    },
    second: () => {
      const { action, stepId, url } = stepOf(tour)?.secondButton ?? {};
      const link = safeLink(url);
      const named = placeOf(tour, stepId);
      if (action === 'back') back();
      else if (action === 'close') end('tour_closed');
      else if (action === 'finish') end('tour_finish');
      else if (action === 'open-url') link && env.navigate(link);
      else lead(action === 'go-to-step' && named >= 0 ? named : following(tour));
    },
    close: () => {
      const isClosed = mayClose(tour);
      if (isClosed) end('tour_closed');
      return isClosed;
    },
    later: (hours) => end('tour_snoozed', hours),
  };
}
