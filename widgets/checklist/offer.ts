import type { Ends, OfferOf, Opens, Shows, ViewOf } from '../contract/offer';

/** An item of a checklist. */
export type OfferedItem = {
  id: string;
  title?: string | undefined;
  /** HTML, sanitized. */
  content?: string | undefined;
  /** `custom`, `open-url`, `start-tour`. */
  type?: string | undefined;
  completionType?: string | undefined;
  redirectToUrl?: string | undefined;
  tourId?: number | undefined;
  buttonText?: string | undefined;
};

export type ChecklistOffer = OfferOf<
  'checklist',
  ViewOf<{ items: OfferedItem[] }, { title: string; intro: string; launcherText: string }>,
  Shows &
    Opens &
    Ends & {
      /** The person did what an item is about; the last one completes the checklist. The offer comes again with it in `progress`. */
      itemCompleted: (itemId: string) => void;
    }
>;
