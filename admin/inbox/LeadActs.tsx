import { useRef, useState } from 'react';
import type { LeadAnswer } from '../../shared/staff/inbox.ts';
import { BookCall } from '../appointments/BookCall.tsx';
import { hasDraft } from '../data/use-draft.ts';
import { Button } from '../ui/Button.tsx';
import { LogCall } from './LogCall.tsx';
import type { NextAct } from './next-act.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { telephone } from './telephone.ts';
import { replyDraft } from './use-bulk.ts';

type LeadActsProps = { lead: LeadAnswer; me: string; next: NextAct | undefined };

/** Call, reply and book in one line; below it, smaller, what follows a call; then the form of the reply. */
export function LeadActs({ lead, me, next }: LeadActsProps) {
  const { phone, mergedInto, reference } = lead;
  const call = phone ? telephone(phone) : undefined;
  const [isReplying, setReplying] = useState(() => hasDraft(me, replyDraft(reference)));
  const [byHand, setByHand] = useState(false);
  const reply = useRef<HTMLSpanElement>(null);
  function open(): void {
    setByHand(true);
    setReplying(true);
  }
  function close(): void {
    setReplying(false);
    reply.current?.querySelector('button')?.focus();
  }
  const answers = (
    <>
      {call && (
        <a className={`st-button st-button--${next === 'call' ? 'next' : 'plain'}`} href={call}>
          Call {phone}
        </a>
      )}
      <span ref={reply} data-key-action="reply">
        <Button
          kind={next === 'reply' && !isReplying ? 'next' : 'plain'}
          onPress={() => (isReplying ? close() : open())}
        >
          <span>
            {isReplying ? 'Close' : 'Reply'}
            <span className="st-acts__rest">{isReplying ? ' the reply' : ' by email'}</span>
          </span>
        </Button>
      </span>
    </>
  );
  return (
    <div className="st-acts">
      {mergedInto ? (
        <p className="st-row">{answers}</p>
      ) : (
        <BookCall lead={lead} next={next === 'book' || next === 'see' ? next : undefined} label="Call, reply or book">
          {answers}
        </BookCall>
      )}
      {!mergedInto && (
        <LogCall lead={lead}>
          {/* The field is far below on a phone. */}
          <Button kind="quiet" onPress={() => document.querySelector<HTMLElement>('[data-key-action="note"]')?.focus()}>
            Write a note
          </Button>
        </LogCall>
      )}
      {isReplying && <ReplyForm lead={lead} me={me} close={close} byHand={byHand} />}
    </div>
  );
}
