import { useEffect, useState } from 'react';
import type { LeadAnswer } from '../../shared/forms/lead-answer.ts';
import { serviceOptions } from '../../shared/options.ts';
import { track } from '../analytics/track.ts';
import { about } from '../base/about.ts';
import type { OptionsOf, OptionTable } from '../base/option-table.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Booked } from './Booked.tsx';
import { BookingForm } from './BookingForm.tsx';

import { WhatFollows } from './WhatFollows.tsx';

/** When an icon, or `open()` from a script, opened it. */
const usual = 'Book a free assessment';

/** Labels that do not describe the form. */
const titles: Readonly<Record<string, string>> = {
  Book: usual,
  'Meet Our Team': 'Meet our team: book a first call',
};

/** Longer text is a card or a sentence, not a label. */
const longest = 60;

/** Repeats the opener's label, so that the visitor recognizes it. */
function bookingTitle(opener: string): string {
  const words = opener.replace(/\s+/g, ' ').trim();
  if (words === '' || words.length > longest) return usual;
  return titles[words] ?? words;
}

export const bookingOptions = {
  service: {
    kind: 'choice',
    values: serviceOptions.map(({ value }) => value),
    default: '',
    about: about('The preselected service. On our own pages, that of the page unless the button names another.'),
  },
  title: {
    kind: 'text',
    default: '',
    about: about('The dialog’s title. Without it: the words of the button that opened it.'),
  },
  message: { kind: 'text', default: '', about: about('What the message says at first.') },
  source: { kind: 'text', default: '', about: about('What opened the dialog, in your own words; for analytics.') },
} as const satisfies OptionTable;

type BookingDialogProps = OptionsOf<typeof bookingOptions> & {
  onClose: () => void;
};

const titleId = 'nl-booking-title';

/** Closing resets the form (docs/product.md, section 4). */
export function BookingDialog({ service, title, message, source, onClose }: BookingDialogProps) {
  const [answer, setAnswer] = useState<LeadAnswer>();

  useEffect(() => {
    if (service) track('service_interest', { service });
  }, []);

  return (
    <Dialog titleId={titleId} title={answer ? '' : bookingTitle(title)} onClose={onClose} filled={{ message }}>
      {(close) =>
        answer ? (
          <Booked answer={answer} headingId={titleId}>
            <Button onClick={close}>Close</Button>
          </Booked>
        ) : (
          <>
            <WhatFollows />
            <BookingForm
              form="booking"
              services={serviceOptions}
              service={service}
              page=""
              source={source}
              idPrefix="nl-booking"
              onSent={setAnswer}
              beside={
                <Button look="plain" onClick={close}>
                  Cancel
                </Button>
              }
            />
          </>
        )
      }
    </Dialog>
  );
}
