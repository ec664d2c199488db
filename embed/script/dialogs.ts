const DIALOGS = 'dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true]';

/** Longer animations, such as those that repeat without end, are decoration. */
const MAX_FADE_MS = 5_000;

/** True while an element, or one around it, fades in or out. A dialog that fades in is transparent at first. */
function isFading(element: Element): boolean {
  // Where a dialog is hidden as well, only a change of its `visibility` shows it.
  const property = getComputedStyle(element).visibility === 'visible' ? 'opacity' : 'visibility';
  return document.getAnimations().some(({ playState, effect, timeline }) => {
    const { target, pseudoElement } = effect as KeyframeEffect;
    return (
      playState === 'running' &&
      // Other timelines follow the scrolling of the page.
      timeline === document.timeline &&
      !pseudoElement &&
      target?.contains(element) &&
      Number(effect?.getComputedTiming().endTime) <= MAX_FADE_MS &&
      (effect as KeyframeEffect).getKeyframes().some((keyframe) => keyframe[property])
    );
  });
}

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
