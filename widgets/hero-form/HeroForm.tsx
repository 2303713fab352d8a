import { leadSent } from '../analytics/lead-sent.ts';
import { company } from '../contract/company.ts';
import type { ContactAnswer } from '../contract/contact.ts';
import { heroRules } from '../contract/field-rules.ts';
import { paths } from '../contract/http.ts';
import { heroMessages } from '../contract/messages.ts';
import { employeeCounts, heroMessage, heroService } from '../contract/options.ts';
import type { OptionsOf } from '../runtime/options.ts';
import { rememberContact } from '../state/contact-details.ts';
import { showToast } from '../state/toasts.ts';
import { Button } from '../ui/Button.tsx';
import { ConsentBox } from '../ui/ConsentBox.tsx';
import { ContactOffer } from '../ui/ContactOffer.tsx';
import { Form } from '../ui/Form.tsx';
import { FormPromise } from '../ui/FormPromise.tsx';
import { formOptions } from '../ui/form-options.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { type Restored, useForm } from '../ui/use-form.ts';
import { useWidgetScope } from '../ui/WidgetScope.ts';

export const heroFormOptions = formOptions('nl-hero-form');

const counts = employeeCounts.map((count) => ({ value: count, label: count }));
const offered = { name: 'company', email: 'email', phone: 'phone' } as const;

type HeroFormProps = OptionsOf<typeof heroFormOptions> & { restored?: Restored | undefined };

/**
 * Asks for a free security assessment: specification, sections 2, 5 and 7. Its `name` holds the company's
 * name, and `service` and `message` are fixed.
 */
export function HeroForm({ page, source, idPrefix, restored }: HeroFormProps) {
  const scope = useWidgetScope();
  const state = useForm({
    form: 'hero-form',
    path: paths.contacts,
    rules: heroRules,
    fields: (values) => ({ ...values, company: values.name ?? '', page: scope.page }),
    failed: heroMessages.failed(company.phone.display),
    restored,
    onSent(answer, values) {
      const { reference, promise, promiseKind } = answer as ContactAnswer;
      showToast({ type: 'success', ...heroMessages.success });
      rememberContact({ company: values.name, email: values.email, phone: values.phone });
      leadSent('hero-form', answer as ContactAnswer, scope.emit, source);
      const { title, text } = heroMessages.success;
      // Outside support hours the promise says how the toast's own "within 2 hours" is meant.
      const meant = promiseKind === 'within' ? '' : ` ${promise}`;
      return `${title}. ${text}.${meant} Your reference is ${reference}.`;
    },
  });
  const hidden = { form: 'hero-form', page, service: heroService, message: heroMessage };
  return (
    <div className="nl-hero-form">
      <Form state={state} idPrefix={idPrefix} action={paths.contacts} label="Free security assessment" hidden={hidden}>
        <div className="nl-form__fields">
          <TextField name="name" label="Company name" autoComplete="organization" />
          <TextField name="email" label="Work email" type="email" autoComplete="email" />
          <TextField name="phone" label="Phone" type="tel" autoComplete="tel" />
          <SelectField name="employeeCount" label="Employee count" placeholder="Select…" options={counts} />
        </div>
        <ConsentBox />
        <FormPromise purpose="request" />
        <div className="nl-form__actions">
          <Button type="submit" disabled={state.submitting}>
            {state.submitting ? heroMessages.submitting : heroMessages.submit}
          </Button>
          {/* Here and not above the fields: it comes while the page is being read, and must not push them down. */}
          {!state.status && <ContactOffer form={state.form} fields={offered} />}
        </div>
      </Form>
    </div>
  );
}
