import type { OfferOf, Opens, ViewOf } from '../contract/offer';

export type FeedbackOffer = OfferOf<
  'feedbackWidget',
  ViewOf<
    { options: { id: string; name: string; emoji?: string | undefined; type?: string | undefined }[] },
    { heading: string; launcherText: string; askEmail: string; position: string }
  >,
  Opens & {
    /** Sends feedback, as often as the person gives some. */
    completed: (feedback: {
      optionId?: string | undefined;
      message?: string | undefined;
      email?: string | undefined;
    }) => void;
  }
>;
