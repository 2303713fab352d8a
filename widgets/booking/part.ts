/** Fetched when the dialog is reached for. */
export { BookingDialog as Component, bookingOptions as options } from './BookingDialog.tsx';
