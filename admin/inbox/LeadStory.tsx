import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { inboxPaths, type LeadAnswer } from '../../shared/staff/inbox.ts';
import { ask } from '../data/request.ts';
import { useDraft } from '../data/use-draft.ts';
import { Mentions } from '../notices/Mentions.tsx';
import { Button } from '../ui/Button.tsx';
import { textOf } from '../ui/ErrorMessage.tsx';
import { torontoText } from '../ui/time.ts';

/** History of a lead, newest first, with a form for notes. */
export function LeadStory({ lead, me }: { lead: LeadAnswer; me: string }) {
  const client = useQueryClient();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const path = `${inboxPaths.leads}/${lead.reference}`;
  const [text, setText, discard] = useDraft(me, `note ${lead.reference}`, '');
  const add = useMutation({
    meta: { what: `A note on ${lead.reference}` },
    // Of the field: its last letter may not be drawn yet.
    mutationFn: (text: string) => ask('POST', `${path}/notes`, { text }),
    onSuccess: () => {
      discard();
      void client.invalidateQueries({ queryKey: [path] });
    },
  });
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>History</h2>
      <form
        className="st-form st-form--wide"
        onSubmit={(event) => {
          event.preventDefault();
          if (!add.isPending) add.mutate(field.current?.value ?? text);
        }}
      >
        <div className="st-field">
          <label htmlFor={id}>Add a note</label>
          <textarea
            ref={field}
            data-key-action="note"
            id={id}
            className="st-input"
            rows={3}
            maxLength={5000}
            value={text}
            readOnly={add.isPending}
            onInput={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
            }}
          />
          <Mentions field={field} colleagues={lead.colleagues} />
        </div>
        <div role="alert">{add.error && <p className="st-field__error">{textOf(add.error)}</p>}</div>
        <Button submit busy={add.isPending}>
          Add note
        </Button>
      </form>
      <ol className="st-story" aria-live="polite">
        {lead.events.toReversed().map(({ id: event, at, who, kind, detail }) => (
          <li key={event} className={`st-story__event st-story__event--${isWritten(kind) ? 'note' : 'act'}`}>
            <p className="st-quiet">
              {torontoText(at)}, {who ?? (kind === 'email' ? (lead.name ?? lead.email) : 'the server')}
            </p>
            <p className="st-story__text">{kind === 'note' ? detail : `${capital(kind)}: ${detail}`}</p>
          </li>
        ))}
        <li className="st-story__event">
          <p className="st-quiet">{torontoText(lead.receivedAt)}</p>
          <p>Sent the form {lead.form}</p>
        </li>
      </ol>
    </section>
  );
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Entries written by people are highlighted. */
const isWritten = (kind: string) => kind === 'note' || kind === 'reply' || kind === 'email';
