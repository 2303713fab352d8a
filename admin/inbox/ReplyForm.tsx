import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { answerKinds, inboxPaths, type LeadAnswer } from '../../shared/staff/inbox.ts';
import {
  type NewReply,
  type ReplyPreview,
  type ReplyStart,
  repliesPath,
  replyPreviewPath,
  takeBackWithin,
} from '../../shared/staff/replies.ts';
import { AskError, ask } from '../data/request.ts';
import { useDraft } from '../data/use-draft.ts';
import { useNames } from '../data/use-names.ts';
import { tellWriting } from '../data/use-presence.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage, textOf } from '../ui/ErrorMessage.tsx';
import { insertAsTyped } from '../ui/insert-as-typed.ts';
import { Loading } from '../ui/Loading.tsx';
import './ReplyForm.css';
import { companyTimeText } from '../ui/time.ts';
import { TemplateChoice } from './TemplateChoice.tsx';
import { replyDraft, useBulk } from './use-bulk.ts';

/** `byHand`: opened by a press, which moves the cursor into the text; a stored draft opens without. */
type ReplyFormProps = { lead: LeadAnswer; me: string; close: () => void; byHand: boolean };

/** Emails the visitor, after a preview. */
export function ReplyForm(props: ReplyFormProps) {
  const start = useQuery<ReplyStart>({ queryKey: [repliesPath(props.lead.reference)], gcTime: 0 });
  // Keeps unsent text if a refetch fails.
  if (start.data) return <Fields {...props} start={start.data} />;
  if (start.status === 'pending') return <Loading what="Loading the templates" />;
  return <ErrorMessage error={start.error} again={() => void start.refetch()} />;
}

function Fields({ lead, me, start, close, byHand }: ReplyFormProps & { start: ReplyStart }) {
  const client = useQueryClient();
  const { tell } = useBulk();
  const names = useNames();
  const id = useId();
  const body = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (byHand) body.current?.focus();
  }, [byHand]);
  const usualSubject = start.subject;
  // The key is stored with the draft: sent again after a reload, both are one email.
  const [fresh] = useState<NewReply>(() => ({
    key: crypto.randomUUID(),
    subject: usualSubject,
    body: '',
    quote: start.hasWords,
    replyTo: 'me',
    lastAnswer: newestAnswer(lead)?.id ?? null,
  }));
  const [reply, setReply, discard] = useDraft<NewReply>(me, replyDraft(lead.reference), fresh);
  const [isSure, setSure] = useState(false);
  // A colleague's, which the writer may not have seen: it is below, far from the form.
  const newest = newestAnswer(lead);
  const answered = newest && newest.who !== me && newest.id > (reply.lastAnswer ?? 0) ? newest : undefined;
  const blank = /\[[^\]\n]{1,80}\]/.exec(`${reply.subject}\n${reply.body}`)?.[0];
  // Texts sent under the current key, whose answer may have been lost.
  const [sent, setSent] = useState<readonly NewReply[]>([]);
  const preview = useMutation({
    mutationFn: (body: NewReply) => ask<ReplyPreview>('POST', replyPreviewPath(lead.reference), body),
  });
  const send = useMutation({
    meta: { what: `Your reply to ${start.to}` },
    mutationFn: (body: NewReply) => ask<{ act: number | null }>('POST', repliesPath(lead.reference), body),
    onSuccess({ act }, body) {
      const now = act === null ? '' : ` ${lead.reference} is now Contacted.`;
      tell({
        text: `Your email to ${start.to} goes out in a few seconds.${now}`,
        act,
        takeBack: { reference: lead.reference, me, reply: body, act, until: Date.now() + takeBackWithin - 1_000 },
      });
      discard();
      close();
    },
    onError(error) {
      // An earlier text was sent under this key: the corrected one needs its own.
      if (error instanceof AskError && error.code === 'reply-gone') setReply({ ...reply, key: crypto.randomUUID() });
    },
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(inboxPaths.leads) }),
  });
  function change(some: Partial<NewReply>): void {
    if (send.isPending) return;
    setReply({ ...reply, ...some });
    setSure(false);
    preview.reset();
  }
  const error = send.error ?? preview.error;
  const fields = error instanceof AskError ? error.fields : {};
  const isGone = send.error instanceof AskError && send.error.code === 'reply-gone';
  const gone = isGone ? goneText(lead, sent) : undefined;
  return (
    <form
      className="st-reply"
      aria-label="Reply by email"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (send.isPending) return;
        // A colleague's answer was shown before the press.
        if (blank !== undefined && !isSure) return setSure(true);
        const body = { ...reply, lastAnswer: newest?.id ?? null };
        setSent([...sent, body]);
        send.mutate(body);
      }}
    >
      <p className="st-quiet">
        To {start.to}, from {start.from}
      </p>
      <TemplateChoice
        templates={start.templates}
        disabled={send.isPending}
        onChoose={(template) => {
          // Inserted at the cursor: existing text stays.
          body.current?.focus();
          insertAsTyped(template.body);
          const subject = reply.subject === usualSubject ? template.subject : reply.subject;
          change({ subject, body: body.current?.value ?? reply.body });
        }}
      />
      <div className="st-field">
        <label htmlFor={`${id}-subject`}>Subject</label>
        <input
          id={`${id}-subject`}
          maxLength={150}
          value={reply.subject}
          readOnly={send.isPending}
          aria-invalid={fields.subject ? true : undefined}
          aria-describedby={fields.subject ? `${id}-subject-error` : undefined}
          onInput={(event) => change({ subject: event.currentTarget.value })}
        />
        {fields.subject && (
          <p className="st-field__error" id={`${id}-subject-error`}>
            {fields.subject}
          </p>
        )}
      </div>
      <div className="st-field">
        <label htmlFor={`${id}-body`}>Email</label>
        <textarea
          ref={body}
          id={`${id}-body`}
          className="st-input"
          rows={10}
          maxLength={10_000}
          value={reply.body}
          readOnly={send.isPending}
          aria-invalid={fields.body ? true : undefined}
          aria-describedby={fields.body ? `${id}-body-error` : undefined}
          onInput={(event) => {
            change({ body: event.currentTarget.value });
            tellWriting(`lead/${lead.reference}`);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
          }}
        />
        {fields.body && (
          <p className="st-field__error" id={`${id}-body-error`}>
            {fields.body}
          </p>
        )}
      </div>
      {start.signature && <p className="st-quiet">Your signature follows: {start.signature.split('\n').join(', ')}</p>}
      {start.hasWords && (
        <label className="st-reply__box">
          <input
            type="checkbox"
            checked={reply.quote}
            disabled={send.isPending}
            onChange={() => change({ quote: !reply.quote })}
          />
          Quote the visitor’s words below
        </label>
      )}
      <div className="st-field">
        <label htmlFor={`${id}-to`}>An answer goes to</label>
        <select
          id={`${id}-to`}
          className="st-input"
          value={reply.replyTo}
          disabled={send.isPending}
          onChange={(event) => change({ replyTo: event.currentTarget.value === 'me' ? 'me' : 'company' })}
        >
          <option value="me">You</option>
          <option value="company">{start.company}</option>
        </select>
      </div>
      <div role="alert">
        {error && Object.keys(fields).length === 0 && <p className="st-field__error">{textOf(error)}</p>}
        {answered && (
          <p className="st-field__error">
            {answered.who ? names.of(answered.who) : 'A colleague'} {answered.kind === 'call' ? 'called' : 'answered'}{' '}
            {companyTimeText(answered.at)}, since you began to write. Read their answer below before you send yours too.
          </p>
        )}
        {isSure && blank !== undefined && (
          <p className="st-field__error">
            The email still says {blank}. Fill it in, or press Send again to send it as it is.
          </p>
        )}
        {gone !== undefined && (
          <>
            <p>This is the email that went out:</p>
            <blockquote className="st-reply__gone">{gone}</blockquote>
          </>
        )}
      </div>
      <div className="st-row">
        <Button kind="primary" submit busy={send.isPending}>
          {answered ? 'Send anyway' : 'Send'}
        </Button>
        <Button busy={preview.isPending} onPress={() => preview.mutate(reply)}>
          Preview
        </Button>
        {reply !== fresh && (
          <Button
            kind="quiet"
            onPress={() => {
              discard();
              close();
            }}
          >
            Discard
          </Button>
        )}
      </div>
      <div aria-live="polite">{preview.data && <Preview mail={preview.data} />}</div>
    </form>
  );
}

/** The newest reply or call in the lead's history. */
const newestAnswer = ({ events }: LeadAnswer) => events.findLast(({ kind }) => answerKinds.includes(kind));

/** The sent text that is in the lead's history. */
function goneText(lead: LeadAnswer, sent: readonly NewReply[]): string | undefined {
  const texts = sent.map(({ subject, body }) => `${subject.trim()}\n\n${body.trim()}`);
  return lead.events.findLast(({ kind, detail }) => kind === 'reply' && texts.includes(detail))?.detail;
}

function Preview({ mail }: { mail: ReplyPreview }) {
  return (
    <section className="st-reply__preview" aria-label="Preview of the email">
      <p>
        <strong>{mail.subject}</strong>
      </p>
      <p className="st-quiet">
        From {mail.from}, to {mail.to}, answers to {mail.replyTo}
      </p>
      <p className="st-reply__text">{mail.text}</p>
    </section>
  );
}
