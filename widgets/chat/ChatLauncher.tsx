import { useEffect, useLayoutEffect, useRef } from 'react';
import { chatMessages } from '../../shared/chat/chat-rules.ts';
import { forPartners } from '../base/for-partners.ts';
import { useWidgetScope } from '../ui/WidgetScope.ts';
import { stepAside } from './step-aside.ts';

type ChatLauncherProps = { shown: boolean; unread: number; drawn: boolean };

/**
 * Drawn only on partners' pages. Also updates the page's own openers: `aria-expanded`, and the unread count in
 * `[data-unread]`.
 */
export function ChatLauncher({ shown, unread, drawn }: ChatLauncherProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { signal } = useWidgetScope();
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

  useEffect(() => {
    if (forPartners && button.current) stepAside(button.current, signal);
  }, [drawn]);

  if (!drawn) return null;
  return (
    <button type="button" className="nl-chat-launcher" ref={button} data-open="chat" aria-expanded={shown}>
      <i />
      {chatMessages.launcher}
      {news && <b>{news}</b>}
    </button>
  );
}
