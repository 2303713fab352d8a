/** Fetched when the form comes into view. */
export { ContactForm as Component, contactFormOptions as options } from './ContactForm.tsx';
