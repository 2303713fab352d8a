import { assistantName } from '../../../shared/chat/chat-rules.ts';
import { assistant } from '../../facts/assistant.ts';

/**
 * What opens the chat, on every page. Without the script it leads to the contact page. The script fetches the chat when it is
 * reached for, tells here whether it is open, and in `data-unread` how many answers have come meanwhile.
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
