import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { contact } from '../../shared/company/contact.ts';
import { forPartners } from '../base/for-partners.ts';
import { appearance } from '../state/appearance.ts';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { ChatComposer } from './ChatComposer.tsx';
import { ChatGate } from './ChatGate.tsx';
import { ChatLog } from './ChatLog.tsx';
import { ChatMenu } from './ChatMenu.tsx';
import type { ChatProps } from './chat-options.ts';
import type { ChatState } from './chat-state.ts';
import * as chatTexts from './chat-texts.ts';
import type { Conversation } from './conversation.ts';
import { usePanel } from './use-panel.ts';

type ChatPanelProps = ChatProps & { conversation: Conversation; state: ChatState };

const titleId = 'nl-chat-title';

/** Scrolls to new messages; reopens at the last position. */
export function ChatPanel({ conversation, state, shown, unasked, onClose, ...options }: ChatPanelProps) {
  const { chat, pending, partial, restricted, announced, person, news } = state;
  const { id, answer } = chat?.messages.at(-1) ?? {};
  const panel = useRef<HTMLDialogElement>(null);
  // A panel that opens with the page must not take the focus. On partners' pages it is `unasked`.
  const [resumed, setResumed] = useState(!forPartners && options.start === 'open' && shown);
  const narrow = usePanel(panel, shown, unasked || resumed, minimise);

  // After `usePanel`: a closed panel cannot scroll.
  useLayoutEffect(() => {
    const log = panel.current?.querySelector('section');
    if (!id || !log) return;
    const behavior = appearance.getState().reducedMotion || partial || !log.scrollTop ? 'instant' : 'smooth';
    // Scroll to the beginning of a long answer, with its question and Call Now in view.
    const begins = partial || (answer && answer.helpful === undefined && !news);
    const question = begins && [...log.querySelectorAll<HTMLElement>('.nl-chat-message--user')].at(-1);
    // Prototype.js replaces `scrollTo` of elements.
    log.scroll({ top: question ? question.offsetTop - 14 : log.scrollHeight, behavior });
  }, [id, answer?.helpful, pending, partial, restricted, news, shown]);

  function minimise(): void {
    setResumed(false);
    onClose();
  }

  function close(): void {
    conversation.stop();
    minimise();
  }

  function key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    minimise();
  }

  return (
    <dialog
      className="nl-chat__panel"
      ref={panel}
      aria-labelledby={titleId}
      // While it is seen to leave.
      inert={!shown}
      onFocus={conversation.prepare}
      onKeyDown={key}
      // A Back gesture can close the dialog directly.
      onClose={() => panel.current?.open || minimise()}
    >
      <header className="nl-chat__head">
        <div className="nl-chat__names">
          <h2 id={titleId} tabIndex={-1}>
            {contact.assistant}
          </h2>
          <p className="nl-chat__notice">
            <i />
            {person ? chatTexts.answering(person) : chatTexts.subtitle}
          </p>
        </div>
        {chat && <ChatMenu chat={chat} conversation={conversation} source={options.source} />}
        <button type="button" className="nl-chat__icon" aria-label="Minimise chat" onClick={minimise}>
          –
        </button>
        <button type="button" className="nl-chat__icon" aria-label="Close chat" onClick={close}>
          ×
        </button>
      </header>
      <ChatLog conversation={conversation} state={state} {...options}>
        {!chat && (
          <ChatGate
            onStart={(contact) =>
              conversation.start(contact, options.greeting || chatTexts.greeting(contact.name ?? ''), options.source)
            }
          />
        )}
      </ChatLog>
      {chat && (
        <ChatComposer
          key={chat.sessionId}
          pending={pending}
          restricted={Boolean(restricted)}
          onStop={conversation.stop}
          onSend={(text) => {
            // docs/product.md, section 9.
            if (narrow) navigator.vibrate?.(50);
            conversation.send(text);
          }}
        />
      )}
      <p className="nl-unseen" role="status">
        {announced}
      </p>
      {narrow && <ToastRegion />}
    </dialog>
  );
}
