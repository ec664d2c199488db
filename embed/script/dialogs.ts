const DIALOGS = 'dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true]';

/** Animations that are longer or repeat without end are decoration. */
const MAX_FADE_MS = 5_000;

/** True while the opacity of an element or of one around it is animated. A dialog that fades in is transparent at first. */
const isFading = (element: Element): boolean =>
  document.getAnimations().some(
    ({ playState, effect }) =>
      playState === 'running' &&
      (effect as KeyframeEffect).target?.contains(element) &&
      // It is a percentage where the animation follows the scrolling of the page; no percentage is less than a number.
      ((effect as KeyframeEffect).getComputedTiming().endTime as number) <= MAX_FADE_MS &&
      (effect as KeyframeEffect).getKeyframes().some(({ opacity }) => opacity),
  );

/** The dialog of the host application that is open and keeps people from using the rest of the page, if there is one. */
export const openDialog = (): Element | undefined =>
  [...document.querySelectorAll(DIALOGS)].find(
    (dialog) =>
      // A closed dialog may stay in the document, hidden by styles or from screen readers.
      dialog.getClientRects().length &&
      (dialog.checkVisibility?.({ checkOpacity: true, checkVisibilityCSS: true }) !== false || isFading(dialog)) &&
      !dialog.closest('[aria-hidden=true]') &&
      (dialog.matches(':modal,[aria-modal=true]') ||
        // Some libraries instead mark everything else as hidden or inert.
        [...document.querySelectorAll('body>[aria-hidden=true],body>[inert]')].some(
          (one) => one.getClientRects().length && !one.contains(dialog),
        )),
  );
