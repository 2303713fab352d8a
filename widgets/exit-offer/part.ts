/** Fetched when the offer is reached for, or about to come. */
export { ExitOffer as Component, exitOfferOptions as options } from './ExitOffer.tsx';
