import { contact } from './own-contact.ts';

export { contact };

/** An address on one line; the head office's by default. */
export function postalLine({ street, city, region, postalCode } = contact.office): string {
  return `${street}, ${city}, ${region} ${postalCode}`;
}
