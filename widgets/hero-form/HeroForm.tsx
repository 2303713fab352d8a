import { inSentences, type LeadAnswer, referenceSentence, untilWhen } from '../../shared/forms/lead-answer.ts';
import { heroMessages } from '../../shared/forms/messages.ts';
import { paths } from '../../shared/http.ts';
import { employeeCounts, heroMessage, heroService } from '../../shared/options.ts';
import type { OptionsOf } from '../base/option-table.ts';
import { longToast, showToast } from '../state/toasts.ts';
import { Button } from '../ui/Button.tsx';
import { ConsentBox } from '../ui/ConsentBox.tsx';
import { ContactOffer } from '../ui/ContactOffer.tsx';
import { Form } from '../ui/Form.tsx';
import { FormPanel } from '../ui/FormPanel.tsx';
import { FormPromise } from '../ui/FormPromise.tsx';
import { formOptions } from '../ui/form-options.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { type RestoredForm, useForm } from '../ui/use-form.ts';

export const heroFormOptions = formOptions('nl-hero-form');

const counts = employeeCounts.map((count) => ({ value: count, label: count }));

type HeroFormProps = OptionsOf<typeof heroFormOptions> & { restored?: RestoredForm | undefined };

/** See docs/product.md, sections 2, 5 and 7. `name` is the company's name; `service` and `message` are fixed. */
export function HeroForm({ page, source, idPrefix, restored }: HeroFormProps) {
  const state = useForm({
    form: 'hero-form',
    source,
    extra: (values) => ({ company: values.name ?? '' }),
    restored,
    onSent(answer) {
      const given = answer as LeadAnswer;
      const { title, text } = heroMessages.success;
      const words = untilWhen(text, given);
      showToast({
        type: 'success',
        title,
        text: words,
        from: 'hero-form',
        ...(words !== text && { duration: longToast }),
      });
      return inSentences(title, words, referenceSentence(given));
    },
  });
  const hidden = { form: 'hero-form', page, service: heroService, message: heroMessage };
  return (
    <FormPanel className="nl-hero-form">
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
          {/* Below the fields: it appears after load and must not move them. */}
          <ContactOffer state={state} />
        </div>
      </Form>
    </FormPanel>
  );
}
