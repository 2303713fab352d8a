import { type FormEvent, useState } from 'react';
import { track } from '../analytics/track.ts';
import { createClient, ResponseError } from '../api/client.ts';
import { uuid } from '../base/uuid.ts';
import { company } from '../contract/company.ts';
import { contactPage, idempotencyHeader, paths } from '../contract/http.ts';
import { fieldMessages } from '../contract/messages.ts';
import { type RoiInputs, roiFragment } from '../contract/roi.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { FormContextProvider } from '../ui/FormContext.ts';
import { useWidgetScope } from '../ui/WidgetScope.ts';

type RoiActionsProps = { inputs: RoiInputs; verdict: string; idPrefix: string };

/** What one does with a result: copy its address, print it, have it mailed, or go through it with a person. */
export function RoiActions({ inputs, verdict, idPrefix }: RoiActionsProps) {
  const { signal } = useWidgetScope();
  const [said, say] = useState('');
  const [wrong, setWrong] = useState('');
  const [sending, setSending] = useState(false);
  const fragment = roiFragment(inputs);

  function copy(): void {
    track('roi_calculator', { action: 'address' });
    const address = `${location.origin}${location.pathname}#${fragment}`;
    history.replaceState(history.state, '', `#${fragment}`);
    Promise.resolve(navigator.clipboard?.writeText(address) ?? Promise.reject()).then(
      () => say('The address of this result is copied.'),
      () => say('The address of this result is now in the address bar: copy it from there.'),
    );
  }

  function print_(): void {
    track('roi_calculator', { action: 'print' });
    print();
  }

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    const isAddress = /^\S+@\S+\.\S+$/.test(email);
    setWrong(isAddress ? '' : fieldMessages.email);
    if (!isAddress) {
      event.currentTarget.querySelector<HTMLElement>('[name="email"]')?.focus();
      return;
    }
    setSending(true);
    say('');
    try {
      const headers = { [idempotencyHeader]: uuid() };
      await createClient('').mutate('POST', paths.emailMe, { kind: 'roi', fragment, email }, { signal, headers });
      track('roi_calculator', { action: 'email' });
      say(`On its way to ${email}. We delete the address after sending.`);
    } catch (error) {
      const isFull = error instanceof ResponseError && error.status === 429;
      const why = isFull ? 'No more emails to this address today.' : 'The email could not be sent.';
      say(`${why} Copy the address of the result instead, or call ${company.phone.display}.`);
    }
    setSending(false);
  }

  return (
    <div className="nl-roi-calculator__actions" data-script-only="">
      <div className="nl-roi-calculator__buttons">
        <Button look="plain" onClick={copy}>
          Copy the address of this result
        </Button>
        <Button look="plain" onClick={print_}>
          Print
        </Button>
      </div>
      <form className="nl-roi-calculator__email" aria-label="Email me this" noValidate onSubmit={send}>
        <FormContextProvider value={{ idPrefix, errors: wrong ? { email: wrong } : {} }}>
          <Field
            name="email"
            label="Email me this"
            hint="One message with the figures and the link; no newsletter, no call."
            control={(props) => <input {...props} type="email" autoComplete="email" spellCheck={false} required />}
          />
        </FormContextProvider>
        <Button type="submit" look="plain" disabled={sending}>
          {sending ? 'Sending...' : 'Send'}
        </Button>
      </form>
      <p className="nl-roi-calculator__said" role="status">
        {said}
      </p>
      <a
        className="nl-button"
        href={contactPage}
        data-open="booking"
        data-source="roi-calculator"
        data-message={`My result of the ROI calculator: ${verdict} ${company.origin}/roi-calculator#${fragment}`}
        onClick={() => track('roi_calculator', { action: 'consult' })}
      >
        Have someone go through it with me
      </a>
    </div>
  );
}
