import { assistantName } from '../../../shared/chat/chat-rules.ts';
import { assistant } from '../../facts/assistant.ts';

/**
 * Without JavaScript, a link to the contact page. The script loads the chat on demand, and sets the open state and
 * `data-unread`, the number of new answers. On a phone the last third of the bar (`CallBar.tsx`), between phone and wide
 * screen a sign in the margin.
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
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M4 5h16v11h-9l-5 4v-4H4z" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
        </svg>
        <span className="chat-launcher__name">
          Chat<span> with {assistantName}</span>
        </span>
        <b data-unread="" />
      </a>
    </aside>
  );
}
