/** Fetched when the box is reached for. */
export { PostalCode as Component, postalCodeOptions as options } from './PostalCode.tsx';
