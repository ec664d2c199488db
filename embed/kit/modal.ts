/** A card that Tab has to reach, and whether it takes the focus. */
export type RaisedCard = { element: HTMLElement; holdsFocus: boolean };

/** The modal `<dialog>` that was opened last: nothing outside of it can be used. */
export const nativeModal = (): Element | undefined => [...document.querySelectorAll('dialog:modal')].at(-1);
