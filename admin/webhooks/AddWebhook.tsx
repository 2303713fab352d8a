import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  type NewWebhook,
  type WebhookAdded,
  type WebhookEvent,
  webhookEvents,
  webhookPaths,
} from '../../shared/staff/webhooks.ts';
import { AskError, ask } from '../data/request.ts';
import { Button } from '../ui/Button.tsx';
import { textOf } from '../ui/ErrorMessage.tsx';
import { Field } from '../ui/Field.tsx';

const meanings: Record<WebhookEvent, string> = {
  'lead.created': 'A new lead, once it is not held back',
  'lead.contacted': 'A lead is answered for the first time',
  'lead.closed': 'A lead is won, lost or spam',
  'subscriber.confirmed': 'Someone confirmed the newsletter',
};

type AddWebhookProps = { added: WebhookAdded | undefined; onAdded: (answer: WebhookAdded) => void };

/** The form for one more; then the key that signs its calls, once. */
export function AddWebhook({ added, onAdded }: AddWebhookProps) {
  const form = useRef<HTMLFormElement>(null);
  const key = useRef<HTMLParagraphElement>(null);
  const [times, setTimes] = useState(0);
  const send = useMutation({
    mutationFn: (body: NewWebhook) => ask<WebhookAdded>('POST', webhookPaths.webhooks, body),
    onSuccess: (answer) => {
      onAdded(answer);
      setTimes(times + 1);
    },
    onError: () => form.current?.querySelector<HTMLElement>('[name=url]')?.focus(),
  });
  // The key is shown only now.
  useEffect(() => key.current?.focus(), [added]);
  const fields = send.error instanceof AskError ? send.error.fields : {};
  const general = send.error && Object.keys(fields).length === 0 ? textOf(send.error) : undefined;
  return (
    <section aria-labelledby="add">
      <h2 id="add">Add an address</h2>
      {added && (
        <p className="st-webhooks__key" ref={key} tabIndex={-1}>
          Added. The key that signs its calls, shown this once: <code>{added.secret}</code>
        </p>
      )}
      <form
        key={times}
        ref={form}
        className="st-form"
        aria-label="Add an address"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget as HTMLFormElement);
          const body = { url: String(data.get('url')), events: data.getAll('events') as WebhookEvent[] };
          if (!send.isPending) send.mutate(body);
        }}
      >
        <div role="alert">{general && <p className="st-form__fault">{general}</p>}</div>
        <Field label="Address" name="url" hint="Such as https://hooks.zapier.com/hooks/catch/…" error={fields.url} />
        <fieldset className="st-choices">
          <legend>Call it when</legend>
          {webhookEvents.map((event) => (
            <label key={event} className="st-choices__check">
              <input type="checkbox" name="events" value={event} defaultChecked={event === 'lead.created'} />
              <span>
                {meanings[event]} <code>{event}</code>
              </span>
            </label>
          ))}
          {fields.events && (
            <p className="st-field__error" role="alert">
              {fields.events}
            </p>
          )}
        </fieldset>
        <Button kind="primary" submit busy={send.isPending}>
          Add this address
        </Button>
      </form>
    </section>
  );
}
