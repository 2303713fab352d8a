import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ClientInfo } from '../../shared/chat/chat.ts';
import { chatMessages } from '../../shared/chat/chat-rules.ts';
import { contact } from '../../shared/company/contact.ts';
import { chatRules } from '../../shared/forms/field-rules.ts';
import { forms } from '../../shared/forms/forms.ts';
import { readGate, writeGate } from '../state/stored-chat.ts';
import { Button } from '../ui/Button.tsx';
import { ContactOffer } from '../ui/ContactOffer.tsx';
import { FormContextProvider } from '../ui/FormContext.ts';
import { FormPromise } from '../ui/FormPromise.tsx';
import { fieldNamed, fillFields, formValues } from '../ui/form-values.ts';
import { TextField } from '../ui/TextField.tsx';
import { useFieldErrors } from '../ui/use-field-errors.ts';
import { ChatLink } from './ChatLink.tsx';
import * as chatTexts from './chat-texts.ts';

const idPrefix = 'nl-chat';

/** Asks for contact details first (docs/product.md, section 5). */
export function ChatGate({ onStart }: { onStart: (contact: ClientInfo) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [ready, setReady] = useState(false);
  const { errors, check, show, watching } = useFieldErrors(chatRules);

  function look({ email, phone }: Record<string, string>): void {
    setReady(Boolean(email?.trim() && phone?.trim()));
  }

  // Restores input from an earlier page or before a crash.
  useLayoutEffect(() => {
    const typed = readGate();
    if (form.current) fillFields(form.current, typed);
    look(typed);
  }, []);

  function typed(event: FormEvent<HTMLFormElement>): void {
    const values = formValues(event.currentTarget);
    writeGate(values);
    look(values);
    watching.onInput(event);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = check(event.currentTarget);
    const values = formValues(event.currentTarget);
    show(found);
    const [first] = Object.keys(found);
    if (first) fieldNamed(event.currentTarget, first)?.focus();
    else {
      writeGate();
      onStart(values as ClientInfo);
    }
  }

  return (
    <form
      className="nl-chat__gate"
      aria-label="Start the chat"
      noValidate
      ref={form}
      {...watching}
      onInput={typed}
      onSubmit={submit}
    >
      <p>{chatTexts.why}</p>
      <ContactOffer state={{ form, details: forms.chat.details, status: '' }} />
      <FormContextProvider value={{ idPrefix, errors }}>
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        <TextField name="phone" label="Phone" type="tel" autoComplete="tel" />
        <TextField name="name" label="Name" autoComplete="name" optional />
        <TextField name="company" label="Company" autoComplete="organization" optional />
      </FormContextProvider>
      <p id="nl-chat-required" className="nl-field__hint">
        {chatMessages.gateRequired}
      </p>
      <Button type="submit" disabled={!ready} aria-describedby="nl-chat-required">
        Start
      </Button>
      <FormPromise purpose="request" />
      <p>
        Rather not say? <ChatLink title="Search our pages" url="/search" />,{' '}
        <ChatLink title="read common questions" url="/#questions" /> or{' '}
        <ChatLink title={`call ${contact.phone.display}`} url={`tel:${contact.phone.e164}`} />.
      </p>
    </form>
  );
}
