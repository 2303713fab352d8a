import { type FormEvent, useState } from 'react';
import { contact } from '../../shared/company/contact.ts';
import { fieldError, newsletterRules } from '../../shared/forms/field-rules.ts';
import { idempotencyHeader, paths } from '../../shared/http.ts';
import { createClient, ResponseError } from '../api/client.ts';
import { uuid } from '../base/uuid.ts';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import { FormContextProvider } from './FormContext.ts';
import { cleanFields, formValues } from './form-values.ts';
import { useWidgetScope } from './WidgetScope.ts';

type EmailMeProps = {
  /** The request without the address (`shared/tools/email-me.ts`). */
  wanted: { kind: 'page'; path: string } | { kind: 'roi'; fragment: string };
  hint: string;
  /** The alternative if it fails; starts a sentence. */
  otherwise: string;
  idPrefix: string;
  onSent?: () => void;
};

/** One message, no lead; the address is deleted after sending. Needs the script. */
export function EmailMe({ wanted, hint, otherwise, idPrefix, onSent }: EmailMeProps) {
  const { signal } = useWidgetScope();
  const [said, say] = useState('');
  const [wrong, setWrong] = useState('');
  const [sending, setSending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    cleanFields(event.currentTarget, newsletterRules);
    const { email = '' } = formValues(event.currentTarget);
    const fault = fieldError(newsletterRules.email, email) ?? '';
    setWrong(fault);
    say('');
    if (fault) {
      event.currentTarget.querySelector<HTMLElement>('[name="email"]')?.focus();
      return;
    }
    setSending(true);
    try {
      const headers = { [idempotencyHeader]: uuid() };
      await createClient('').mutate(
        'POST',
        paths.emailMe,
        { ...wanted, query: location.search, email },
        { signal, headers },
      );
      onSent?.();
      say(`On its way to ${email}. We delete the address after sending.`);
    } catch (error) {
      const isFull = error instanceof ResponseError && error.status === 429;
      const why = isFull ? 'No more emails to this address today.' : 'The email could not be sent.';
      say(`${why} ${otherwise}, or call ${contact.phone.display}.`);
    }
    setSending(false);
  }

  return (
    <form className="nl-email-me" aria-label="Email me this" data-script-only="" noValidate onSubmit={send}>
      <FormContextProvider value={{ idPrefix, errors: wrong ? { email: wrong } : {} }}>
        <Field
          name="email"
          label="Email me this"
          hint={hint}
          control={(props) => <input {...props} type="email" autoComplete="email" spellCheck={false} required />}
        />
      </FormContextProvider>
      <Button type="submit" look="plain" disabled={sending}>
        {sending ? 'Sending...' : 'Send'}
      </Button>
      <p className="nl-email-me__said" role="status">
        {said}
      </p>
    </form>
  );
}
