import type { Ends, OfferOf, Shows, ViewOf } from '../../../widgets/contract/offer';

export type ExampleOffer = OfferOf<
  'example',
  ViewOf<{ message: string }, { tone: string; url: string }>,
  Shows &
    Ends & {
      /** The person pressed the button. */
      completed: () => void;
    }
>;
