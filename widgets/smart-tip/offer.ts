import type { Finds, OfferOf, Opens, Shows, ViewOf } from '../contract/offer';

export type SmartTipOffer = OfferOf<
  'smartTip',
  ViewOf<{ title: string; content: string }, { displayOn: string; indicator: string; direction: string }>,
  Shows & Opens & Finds<[]> & { /** The person followed a link in it. */ clicked: (url: string) => void }
>;
