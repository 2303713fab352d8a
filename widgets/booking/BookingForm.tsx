import { type ChangeEvent, type ReactNode, useEffect, useState } from 'react';
import { leadSent } from '../analytics/lead-sent.ts';
import { track } from '../analytics/track.ts';
import { company } from '../contract/company.ts';
import type { ContactAnswer } from '../contract/contact.ts';
import { bookingRules } from '../contract/field-rules.ts';
import { paths } from '../contract/http.ts';
import { bookingMessages } from '../contract/messages.ts';
import type { FormId, Option } from '../contract/options.ts';
import { rememberContact } from '../state/contact-details.ts';
import { Button } from '../ui/Button.tsx';
import { ConsentBox } from '../ui/ConsentBox.tsx';
import { ContactOffer } from '../ui/ContactOffer.tsx';
import { Form } from '../ui/Form.tsx';
import { FormPromise } from '../ui/FormPromise.tsx';
import { fieldNamed } from '../ui/form-values.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { type Restored, useForm } from '../ui/use-form.ts';
import { useWidgetScope } from '../ui/WidgetScope.ts';

const offered = { name: 'name', email: 'email', phone: 'phone', company: 'company' } as const;

type BookingFormProps = {
  form: Extract<FormId, 'booking' | 'contact-page'>;
  services: readonly Option[];
  /** Chosen for the visitor once the form is mounted; a choice of their own stays. */
  service: string;
  page: string;
  source: string;
  idPrefix: string;
  restored?: Restored | undefined;
  onSent: (answer: ContactAnswer) => void;
  /** Stands beside the submit button. */
  beside?: ReactNode;
};

/** The booking form of specification, section 5, in the dialog and on the contact page. */
export function BookingForm(props: BookingFormProps) {
  const { form, services, service, page, source, idPrefix, restored, onSent, beside } = props;
  const scope = useWidgetScope();
  const state = useForm({
    form,
    path: paths.contacts,
    rules: bookingRules,
    fields: (values) => ({ ...values, page: scope.page }),
    failed: bookingMessages.failed(company.phone.display),
    restored,
    onSent(answer, values) {
      rememberContact(values);
      leadSent(form, answer as ContactAnswer, scope.emit, source);
      onSent(answer as ContactAnswer);
      return '';
    },
  });

  // Written into the built page too. What is asked for later is chosen only while nothing else is.
  const [initial] = useState(service || undefined);
  const element = state.form;
  useEffect(() => {
    const select = service && element.current ? fieldNamed(element.current, 'service') : undefined;
    if (select && !select.value) select.value = service;
  }, [service, element]);

  function chosen(event: ChangeEvent<HTMLSelectElement>): void {
    if (event.target.value) track('service_interest', { service: event.target.value });
  }

  return (
    <Form state={state} idPrefix={idPrefix} action={paths.contacts} label="Free IT assessment" hidden={{ form, page }}>
      {!state.status && <ContactOffer form={state.form} fields={offered} />}
      <div className="nl-form__fields">
        <TextField name="name" label="Name" autoComplete="name" />
        <TextField name="company" label="Company" autoComplete="organization" />
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        <TextField name="phone" label="Phone" type="tel" autoComplete="tel" />
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
      </div>
      <ConsentBox />
      <FormPromise purpose="request" />
      <div className="nl-form__actions">
        <Button type="submit" disabled={state.submitting}>
          {state.submitting ? bookingMessages.submitting : bookingMessages.submit}
        </Button>
        {beside}
      </div>
    </Form>
  );
}
