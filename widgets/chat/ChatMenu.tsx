import { useRef } from 'react';
import { contact } from '../../shared/company/contact.ts';
import { paths } from '../../shared/http.ts';
import type { StoredChat } from '../state/stored-chat.ts';
import * as chatTexts from './chat-texts.ts';
import type { Conversation } from './conversation.ts';

type ChatMenuProps = { chat: StoredChat; conversation: Conversation; source: string };

/** Handover to a person, save, email, delete. */
export function ChatMenu({ chat, conversation, source }: ChatMenuProps) {
  const { post, note, person, prepare } = conversation;
  const menu = useRef<HTMLDetailsElement>(null);

  function save(): void {
    const lines = chat.messages.map(
      ({ role, timestamp, content, author }) =>
        `${role === 'user' ? 'You' : (author ?? contact.assistant)}, ${timestamp}\n${content}\n`,
    );
    const link = document.createElement('a');
    link.download = 'chat.txt';
    link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(lines.join('\n'))}`;
    link.click();
  }

  function mail(): void {
    post(paths.emailMe, { kind: 'chat' }).then(
      () => note(`Sent to ${chat.contact.email}.`),
      () => note('The email could not be sent. Please save the chat as a file.'),
    );
  }

  function erase(): void {
    conversation.erase().then(
      () => note(chatTexts.forgotten),
      () => note(chatTexts.notForgotten),
    );
  }

  function shut(): void {
    menu.current?.removeAttribute('open');
    menu.current?.querySelector('summary')?.focus();
  }

  // Before the server has a message there is no conversation for a handover, so this opens the booking form.
  const doable: [string, object][] = [
    [
      'Talk to a person',
      chat.begun ? { onClick: () => person(source) } : { 'data-open': 'booking', 'data-source': 'chat' },
    ],
    ['Save as a file', { onClick: save }],
    ['Email me this chat', { onClick: mail, disabled: !chat.begun }],
    ['Forget this chat', { onClick: erase }],
  ];
  return (
    <details className="nl-chat__menu" ref={menu} onToggle={prepare}>
      <summary className="nl-chat__icon" aria-label="More about this chat">
        ⋯
      </summary>
      <ul>
        {doable.map(([label, does]) => (
          <li key={label}>
            <button type="button" {...does} onClickCapture={shut}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
