import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { chatLimits, chatMessages } from '../../shared/chat/chat-rules.ts';
import { readDraft, writeDraft } from '../state/stored-chat.ts';

type ChatComposerProps = {
  pending: boolean | undefined;
  restricted: boolean;
  onSend: (text: string) => void;
  onStop: () => void;
};

/** The draft survives the page; a pending reply can be stopped. */
export function ChatComposer({ pending, restricted, onSend, onStop }: ChatComposerProps) {
  const [text, setText] = useState(readDraft);
  const field = useRef<HTMLTextAreaElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const sends = useRef(false);
  const length = [...text.trim()].length;
  const over = length > chatLimits.message;

  // Disabling the field or removing the button loses the focus.
  useLayoutEffect(() => {
    if (!sends.current) return;
    if (pending) stop.current?.focus();
    else {
      sends.current = false;
      if (document.activeElement === document.body) field.current?.focus();
    }
  }, [pending]);

  function type(typed: string): void {
    setText(typed);
    writeDraft(typed);
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    if (!length || over || pending || restricted) return;
    sends.current = true;
    type('');
    onSend(text.trim());
  }

  function key(event: KeyboardEvent): void {
    // Enter may belong to an IME; some browsers signal that only by keyCode 229.
    const { isComposing, keyCode } = event.nativeEvent;
    if (event.key === 'Enter' && !event.shiftKey && !isComposing && keyCode !== 229) send(event);
  }

  return (
    <form className="nl-chat__composer" onSubmit={send}>
      <textarea
        className="nl-field__control"
        aria-label="Your message"
        aria-describedby={over ? 'nl-chat-length' : undefined}
        aria-invalid={over || undefined}
        rows={1}
        placeholder={restricted ? chatMessages.restrictedPlaceholder : 'Ask a question'}
        disabled={pending || restricted}
        value={text}
        ref={field}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={key}
      />
      {pending ? (
        <button key="stop" type="button" className="nl-button" ref={stop} onClick={onStop}>
          Stop
        </button>
      ) : (
        <button key="send" type="submit" className="nl-button" disabled={restricted || !length || over}>
          Send
        </button>
      )}
      {over && (
        <p className="nl-field__error" id="nl-chat-length">
          {`${length} of ${chatLimits.message} characters: please shorten it.`}
        </p>
      )}
    </form>
  );
}
