import { useState } from 'react';
import type { LeadAnswer } from '../../shared/forms/lead-answer.ts';
import { contactServices } from '../../shared/options.ts';
import { about } from '../base/about.ts';
import type { OptionsOf, OptionTable } from '../base/option-table.ts';
import { useOwnEffect } from '../base/use-own-effect.ts';
import { Booked } from '../booking/Booked.tsx';
import { BookingForm } from '../booking/BookingForm.tsx';
import { FormPanel } from '../ui/FormPanel.tsx';
import { formOptions } from '../ui/form-options.ts';
import type { RestoredForm } from '../ui/use-form.ts';

const values = contactServices.map(({ value }) => value);

export const contactFormOptions = {
  ...formOptions('nl-contact-form'),
  service: {
    kind: 'choice',
    values,
    default: '',
    about: about('The preselected service; on our own pages `?service=` in the address overrides it.'),
  },
} as const satisfies OptionTable;

type ContactFormProps = OptionsOf<typeof contactFormOptions> & { restored?: RestoredForm | undefined };

/** The contact page's form (docs/product.md, section 2), also used for the dark web scan. */
export function ContactForm({ page, source, idPrefix, service, restored }: ContactFormProps) {
  const [answer, setAnswer] = useState<LeadAnswer>();
  const [asked, setAsked] = useState('');

  // After mounting, because a static host ignores the query.
  useOwnEffect(() => {
    const wanted = new URLSearchParams(location.search).get('service');
    if (wanted && (values as readonly string[]).includes(wanted)) setAsked(wanted);
  }, []);

  return (
    <FormPanel className="nl-contact-form">
      {answer ? (
        <Booked answer={answer} headingId={`${idPrefix}-booked`} />
      ) : (
        <BookingForm
          form="contact-page"
          services={contactServices}
          service={asked || service}
          page={page}
          source={source}
          idPrefix={idPrefix}
          restored={restored}
          onSent={setAnswer}
        />
      )}
    </FormPanel>
  );
}
