import { type FormEvent, useState } from 'react';
import type { StoredMessage } from '../state/stored-chat.ts';
import type { Conversation } from './conversation.ts';

type ChatRatingProps = { said: StoredMessage; rate: Conversation['rate'] };

export function ChatRating({ said, rate }: ChatRatingProps) {
  const [asks, setAsks] = useState(false);

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    rate(said, false, (event.currentTarget.elements[0] as HTMLInputElement).value);
    setAsks(false);
  }

  if (asks)
    return (
      <form className="nl-chat__actions" onSubmit={send}>
        <label className="nl-chat__notice">
          What was missing?
          <input className="nl-field__control" maxLength={500} />
        </label>
        <button type="submit" className="nl-chat__plain">
          Tell us
        </button>
      </form>
    );
  return (
    <div className="nl-chat__actions nl-chat__notice">
      Did this help?
      {[true, false].map((yes) => (
        <button
          key={`${yes}`}
          type="button"
          className="nl-chat__plain"
          aria-pressed={said.answer?.helpful === yes}
          onClick={() => {
            rate(said, yes);
            setAsks(!yes);
          }}
        >
          {yes ? 'Yes' : 'No'}
        </button>
      ))}
    </div>
  );
}
