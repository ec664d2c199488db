import type { OfferOf, Sender, Shows, Snoozes, ViewOf } from '../contract/offer';

export type AnnouncementOffer = OfferOf<
  'announcement',
  ViewOf<
    { title: string; content: string },
    {
      type: string;
      position: string;
      imageUrl: string;
      sender: Sender;
      snoozeHours: number;
      autoCloseSeconds: number;
      buttons: { text: string; action: string; url?: string | undefined; id?: unknown }[];
    }
  >,
  Shows &
    Snoozes & {
      /** The person pressed the button at this index; without an index, the first. */
      completed: (button?: number) => void;
    }
>;
