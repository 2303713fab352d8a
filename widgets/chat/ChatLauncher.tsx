import { useLayoutEffect } from 'react';
import { chatMessages } from '../../shared/chat/chat-rules.ts';

type ChatLauncherProps = { shown: boolean; unread: number; drawn: boolean };

/**
 * Drawn only on partners' pages. Also updates the page's own openers: `aria-expanded`, and the unread count in
 * `[data-unread]`.
 */
export function ChatLauncher({ shown, unread, drawn }: ChatLauncherProps) {
  const news = unread ? ` (${unread} new)` : '';

  useLayoutEffect(() => {
    const openers = document.querySelectorAll<HTMLElement>('[data-open="chat"]');
    const tell = (isOpen: boolean) => {
      for (const opener of openers) {
        opener.setAttribute('aria-expanded', `${isOpen}`);
        for (const place of opener.querySelectorAll('[data-unread]')) place.textContent = isOpen ? '' : news;
      }
    };
    tell(shown);
    return () => tell(false);
  }, [shown, news]);

  if (!drawn) return null;
  return (
    <button type="button" className="nl-chat-launcher" data-open="chat" aria-expanded={shown}>
      <i />
      {chatMessages.launcher}
      {news && <b>{news}</b>}
    </button>
  );
}
