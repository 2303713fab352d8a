/** Loaded when a visitor touches the field. */
export { PostalCode as Component, postalCodeOptions as options } from './PostalCode.tsx';
