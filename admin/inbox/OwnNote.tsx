import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { inboxPaths } from '../../shared/staff/inbox.ts';
import { ask } from '../data/request.ts';
import { useDraft } from '../data/use-draft.ts';
import { Button } from '../ui/Button.tsx';
import { textOf } from '../ui/ErrorMessage.tsx';

type OwnNoteProps = { reference: string; event: number; text: string; me: string };

/** A note of the user, to correct. */
export function OwnNote({ reference, event, text, me }: OwnNoteProps) {
  const client = useQueryClient();
  const id = useId();
  const path = `${inboxPaths.leads}/${reference}`;
  const [draft, setDraft, discard] = useDraft<string | null>(me, `correction ${event} ${reference}`, null);
  const [isOpen, setOpen] = useState(draft !== null);
  const [byHand, setByHand] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLDivElement>(null);
  function close(): void {
    discard();
    setOpen(false);
    setByHand(true);
  }
  useEffect(() => {
    if (!byHand) return;
    if (isOpen) field.current?.focus();
    else opener.current?.querySelector('button')?.focus();
  }, [isOpen, byHand]);
  const correct = useMutation({
    meta: { what: `A correction of a note on ${reference}` },
    mutationFn: (body: { text: string }) => ask('PUT', `${path}/notes/${event}`, body),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: [path] });
      close();
    },
  });
  if (!isOpen)
    return (
      <div ref={opener} className="st-story__own">
        <p className="st-story__text">{text}</p>
        <Button
          kind="quiet"
          onPress={() => {
            setByHand(true);
            setOpen(true);
          }}
        >
          Correct<span className="st-hidden"> the note</span>
        </Button>
      </div>
    );
  return (
    <form
      className="st-form st-form--wide"
      aria-label="Correct the note"
      onSubmit={(submit) => {
        submit.preventDefault();
        if (!correct.isPending) correct.mutate({ text: field.current?.value ?? text });
      }}
    >
      <div className="st-field">
        <label htmlFor={id}>Your note</label>
        <textarea
          ref={field}
          id={id}
          className="st-input"
          rows={3}
          maxLength={5000}
          value={draft ?? text}
          readOnly={correct.isPending}
          onInput={(typed) => setDraft(typed.currentTarget.value)}
          onKeyDown={(press) => {
            if (press.key === 'Enter' && (press.ctrlKey || press.metaKey)) press.currentTarget.form?.requestSubmit();
          }}
        />
      </div>
      <div role="alert">{correct.error && <p className="st-field__error">{textOf(correct.error)}</p>}</div>
      <div className="st-row">
        <Button submit busy={correct.isPending}>
          Save the note
        </Button>
        <Button kind="quiet" onPress={close}>
          Leave it as it was
        </Button>
      </div>
    </form>
  );
}
