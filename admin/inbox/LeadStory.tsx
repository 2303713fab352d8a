import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { inboxPaths, type LeadAnswer, type LeadEvent, type LeadPart } from '../../shared/staff/inbox.ts';
import { ask } from '../data/request.ts';
import { useDraft } from '../data/use-draft.ts';
import { useNames } from '../data/use-names.ts';
import { Mentions } from '../notices/Mentions.tsx';
import { Button } from '../ui/Button.tsx';
import { textOf } from '../ui/ErrorMessage.tsx';
import { companyTimeText } from '../ui/time.ts';
import { OwnNote } from './OwnNote.tsx';
import { useBulk } from './use-bulk.ts';
import { useHistory } from './use-history.ts';
import { inDigits } from './words.ts';

/** History of a lead, newest first, with a form for notes. */
export function LeadStory({ lead, me }: { lead: LeadAnswer; me: string }) {
  const client = useQueryClient();
  const names = useNames();
  const { tell } = useBulk();
  const { events, older, asking } = useHistory(lead);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const path = `${inboxPaths.leads}/${lead.reference}`;
  const [text, setText, discard] = useDraft(me, `note ${lead.reference}`, '');
  const add = useMutation({
    meta: { what: `A note on ${lead.reference}` },
    // Of the field: its last letter may not be drawn yet.
    mutationFn: (text: string) => ask<{ act: number }>('POST', `${path}/notes`, { text }),
    onSuccess: ({ act }) => {
      discard();
      tell({ text: `The note is in the history of ${lead.reference}.`, act, lead: lead.reference });
      void client.invalidateQueries({ queryKey: [path] });
    },
  });
  return (
    <section className="st-history" aria-labelledby={`${id}-title`}>
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
        {storyOf(events, lead.parts).map(({ key, event, at, who, kind, detail, of }) => (
          <li key={key} className={`st-story__event st-story__event--${isWritten(kind) ? 'note' : 'act'}`}>
            <p className="st-quiet">
              {companyTimeText(at)}, {who ? names.of(who) : isTheirs(kind) ? (lead.name ?? lead.email) : 'the server'}
              {of && (
                <>
                  , request <code>{of}</code>
                </>
              )}
            </p>
            {kind === 'note' && who === me && event !== undefined && !of ? (
              <OwnNote reference={lead.reference} event={event} text={detail} me={me} />
            ) : (
              <p className="st-story__text">
                {kind === 'note' ? detail : `${capital(kind)}: ${kind === 'owner' ? names.of(detail) : detail}`}
              </p>
            )}
          </li>
        ))}
        <li className="st-story__event">
          <p className="st-quiet">{companyTimeText(lead.receivedAt)}</p>
          <p>Sent the form {lead.form}</p>
        </li>
      </ol>
      {older > 0 && (
        <>
          <div role="alert">{asking.error && <p className="st-field__error">{textOf(asking.error)}</p>}</div>
          <Button busy={asking.isPending} onPress={() => asking.mutate()}>
            Show older emails ({inDigits(older)})
          </Button>
        </>
      )}
    </section>
  );
}

/** With the requests that were merged into this one. Newest first. */
const storyOf = (events: readonly LeadEvent[], parts: readonly LeadPart[]) =>
  [
    ...parts.map(({ reference, receivedAt, form, message }) => ({
      key: reference,
      event: undefined,
      at: receivedAt,
      who: null,
      kind: 'asked',
      detail: message ?? `sent the form ${form}, without words`,
      of: reference,
    })),
    ...events.map((event) => ({ ...event, key: String(event.id), event: event.id })),
  ]
    .sort((one, other) => one.at - other.at)
    .reverse();

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Entries written by people are highlighted. */
const isWritten = (kind: string) => kind === 'note' || kind === 'reply' || isTheirs(kind);

/** Of the visitor. */
const isTheirs = (kind: string) => kind === 'email' || kind === 'asked';
