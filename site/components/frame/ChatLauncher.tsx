import { assistantName } from '../../../shared/chat/chat-rules.ts';
import { assistant } from '../../facts/assistant.ts';

/**
 * Without JavaScript, a link to the contact page. The script loads the chat on demand, and sets the open state and
 * `data-unread`, the number of new answers.
 */
export function ChatLauncher() {
  if (assistant.isOff) return null;
  return (
    <aside aria-label="Chat">
      <a
        className="button button--primary chat-launcher"
        href="/contact-us"
        data-open="chat"
        data-source="launcher"
        data-calendar={assistant.calendar}
        data-provider={assistant.provider}
      >
        Chat<span> with {assistantName}</span>
        <b data-unread="" />
      </a>
    </aside>
  );
}
