/** Fetched on our own pages when the field is touched. */
export { EmailPage as Component, emailPageOptions as options } from './EmailPage.tsx';
