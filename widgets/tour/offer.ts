import type { Finds, OfferOf, Snoozes, ViewOf } from '../contract/offer';

/** A step of a tour. */
export type OfferedStep = {
  id: string;
  /** `welcome`, `highlight`, `tooltip`, `modal`. */
  type: string;
  title?: string | undefined;
  /** HTML, sanitized. */
  content?: string | undefined;
  /** The selector of the element that the step points at. Use `find`, because the selector is not always plain CSS. */
  domQuery?: string | undefined;
  direction?: string | undefined;
  buttonText?: string | undefined;
  imageUrl?: string | undefined;
  videoUrl?: string | undefined;
  redirectToUrl?: string | undefined;
  pageUrl?: string | undefined;
  /** `button`, `click`, `url-change`, `event`. */
  advanceOn?: string | undefined;
  nextStepId?: string | undefined;
  secondButton?: { text: string; action: string; stepId?: string | undefined; url?: string | undefined } | undefined;
};

export type TourOffer = OfferOf<
  'tour',
  ViewOf<
    { steps: OfferedStep[] },
    { tourStart: string; snoozeHours: number; allowClosingTour: boolean; nextBtnText: string }
  >,
  Snoozes &
    Finds<[stepId: string]> & {
      /** People can see how to begin it; not for `tourStart: "immediate"`. Counts once. */
      shown: () => void;
      /** A step can be seen; the first one begins the tour. */
      step: (stepId: string) => void;
      /** The person came to the end. */
      completed: () => void;
    }
>;
