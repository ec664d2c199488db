import type { Ends, OfferOf, Shows, ViewOf } from '../contract/offer';

export type NpsOffer = OfferOf<
  'npsWidget',
  ViewOf<
    unknown,
    {
      question: string;
      followUpQuestion: string;
      lowLabel: string;
      highLabel: string;
      thankYouMessage: string;
      position: string;
    }
  >,
  Shows &
    Ends & {
      /** Stores a rating, 0 to 10. */
      answered: (rating: number | string) => void;
      /** Completes the response. Call `closed` once the thank-you message is gone. */
      completed: (response?: {
        rating?: number | string | undefined;
        comment?: string | undefined;
        email?: string | undefined;
      }) => void;
    }
>;
