import { currentConsent } from '../../shared/forms/consent-texts.ts';
import { newsletterMessages } from '../../shared/forms/messages.ts';
import { paths } from '../../shared/http.ts';
import type { OptionsOf } from '../base/option-table.ts';
import { showToast } from '../state/toasts.ts';
import { Button } from '../ui/Button.tsx';
import { ContactOffer } from '../ui/ContactOffer.tsx';
import { Form } from '../ui/Form.tsx';
import { FormPromise } from '../ui/FormPromise.tsx';
import { formOptions } from '../ui/form-options.ts';
import { TextField } from '../ui/TextField.tsx';
import { type RestoredForm, useForm } from '../ui/use-form.ts';

export const newsletterOptions = formOptions('nl-newsletter');

type NewsletterProps = OptionsOf<typeof newsletterOptions> & { restored?: RestoredForm | undefined };

/** See docs/product.md, sections 4, 5 and 8. The request carries the id of the consent sentence (decision 28). */
export function Newsletter({ page, source, idPrefix, restored }: NewsletterProps) {
  const wording = currentConsent('newsletter');
  const state = useForm({
    form: 'newsletter',
    source,
    restored,
    onInvalid: () => showToast({ type: 'error', ...newsletterMessages.invalid, from: 'newsletter' }),
    onSent() {
      showToast({ type: 'success', ...newsletterMessages.success, from: 'newsletter' });
      return `${newsletterMessages.success.title}. ${newsletterMessages.checkMail}`;
    },
  });
  const hidden = { page, consent: wording.id };
  return (
    <div className="nl-newsletter">
      <Form state={state} idPrefix={idPrefix} action={paths.newsletter} label="Newsletter" hidden={hidden}>
        <div className="nl-newsletter__row">
          <TextField name="email" label="Email" type="email" autoComplete="email" />
          <Button type="submit" disabled={state.submitting}>
            {state.submitting ? newsletterMessages.submitting : newsletterMessages.submit}
          </Button>
        </div>
        <p className="nl-newsletter__consent">{wording.text}</p>
        <FormPromise purpose="newsletter" />
        <ContactOffer state={state} />
      </Form>
    </div>
  );
}
