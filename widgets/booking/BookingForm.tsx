import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FormId } from '../../shared/forms/forms.ts';
import type { LeadAnswer } from '../../shared/forms/lead-answer.ts';
import { bookingMessages } from '../../shared/forms/messages.ts';
import { paths } from '../../shared/http.ts';
import type { Option } from '../../shared/options.ts';
import { track } from '../analytics/track.ts';
import { Button } from '../ui/Button.tsx';
import { ConsentBox } from '../ui/ConsentBox.tsx';
import { ContactOffer } from '../ui/ContactOffer.tsx';
import { Form } from '../ui/Form.tsx';
import { FormPromise } from '../ui/FormPromise.tsx';
import { fieldNamed } from '../ui/form-values.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { type RestoredForm, useForm } from '../ui/use-form.ts';

type BookingFormProps = {
  form: Extract<FormId, 'booking' | 'contact-page' | 'exit-offer'>;
  /** Absent: `service` is sent, and a message is not asked for. */
  services?: readonly Option[];
  /** Preselected unless the visitor has already chosen. */
  service: string;
  page: string;
  source: string;
  idPrefix: string;
  restored?: RestoredForm | undefined;
  onSent: (answer: LeadAnswer) => void;
  /** Label of the submit button, if it is not a booking. */
  submit?: string;
  beside?: ReactNode;
};

/** The form of docs/product.md, section 5. */
export function BookingForm(props: BookingFormProps) {
  const { form, services, service, page, source, idPrefix, restored, onSent, submit, beside } = props;
  const state = useForm({
    form,
    source,
    restored,
    onSent(answer) {
      onSent(answer as LeadAnswer);
      return '';
    },
  });

  // The first value is in the built HTML; a later one applies while the visitor has chosen nothing else.
  const [initial] = useState(service || undefined);
  const preselected = useRef(service);
  const element = state.form;
  useEffect(() => {
    const select = service && element.current ? fieldNamed(element.current, 'service') : undefined;
    if (select && (!select.value || select.value === preselected.current)) select.value = service;
    preselected.current = service;
  }, [service, element]);

  function chosen(event: ChangeEvent<HTMLSelectElement>): void {
    if (event.target.value) track('service_interest', { service: event.target.value });
  }

  const hidden = { form, page, ...(!services && { service }) };
  return (
    <Form state={state} idPrefix={idPrefix} action={paths.contacts} label="Free IT assessment" hidden={hidden}>
      {beside && <ContactOffer state={state} />}
      <div className="nl-form__fields">
        <TextField name="name" label="Name" autoComplete="name" />
        <TextField name="company" label="Company" autoComplete="organization" />
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        <TextField name="phone" label="Phone" type="tel" autoComplete="tel" />
        {services && (
          <>
            <SelectField
              wide
              name="service"
              label="Service"
              placeholder="Select a service"
              options={services}
              initial={initial}
              onChange={chosen}
            />
            <TextAreaField wide optional name="message" label="Message" />
          </>
        )}
      </div>
      <ConsentBox />
      <FormPromise purpose="request" />
      <div className="nl-form__actions">
        <Button type="submit" disabled={state.submitting}>
          {state.submitting ? bookingMessages.submitting : (submit ?? bookingMessages.submit)}
        </Button>
        {beside}
        {/* On a page it appears after load and must not move the fields. */}
        {!beside && <ContactOffer state={state} />}
      </div>
    </Form>
  );
}
