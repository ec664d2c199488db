import type { OfferOf, Sender, Shows, Snoozes, ViewOf } from '../contract/offer';

/** A question of a survey. */
export type OfferedQuestion = {
  id?: string | undefined;
  question: string;
  /** `rating`, `text`, `single-choice`, `multiple-choice`, `yes-no`, `emoji`. */
  type: string;
  required?: boolean | undefined;
  options?: string[] | undefined;
  scale?: number | undefined;
  lowLabel?: string | undefined;
  highLabel?: string | undefined;
  showIf?: { questionId: string; answers?: (string | number)[] | undefined } | undefined;
};

export type MicroSurveyOffer = OfferOf<
  'microSurvey',
  ViewOf<
    unknown,
    {
      questions: OfferedQuestion[];
      intro: string;
      thankYouMessage: string;
      sender: Sender;
      snoozeHours: number;
      position: string;
    }
  >,
  Shows &
    Snoozes & {
      /** A question can be seen. */
      step: (questionId: string) => void;
      /** Stores answers by the ids of their questions, added to those before. */
      answered: (answers: Record<string, unknown>) => void;
      /** Completes the response with these answers and the earlier ones. Call `closed` once the thank-you message is gone. */
      completed: (answers?: Record<string, unknown>) => void;
    }
>;
