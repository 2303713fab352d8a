import { contact } from '../../shared/company/contact.ts';
import { hours } from '../../shared/company/hours.ts';

/** The next step, and the phone number for urgent cases. */
export function WhatFollows() {
  return (
    <p className="nl-what-follows">
      A technician calls within {hours.contactWithinHours} hours in support hours. Down now?{' '}
      <a className="nl-what-follows__call" href={`tel:${contact.phone.e164}`}>
        Call {contact.phone.display}
      </a>
    </p>
  );
}
