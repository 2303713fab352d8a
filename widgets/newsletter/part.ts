/** Fetched on our own pages when the form comes into view or is touched. */
export { Newsletter as Component, newsletterOptions as options } from './Newsletter.tsx';
