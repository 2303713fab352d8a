import { useEffect } from 'react';
import { presenceBeat, staffChatPaths } from '../../shared/staff/staff-chats.ts';
import { ask } from './request.ts';
import { usePlace } from './use-place.ts';

/** Names this tab; another one, or the page loaded again, is another. */
const tab = crypto.randomUUID?.();

/** Tells the server what this tab shows, so that colleagues see it and a visitor is not left with nobody. */
export function usePresence(isOn: boolean): void {
  const place = usePlace();
  useEffect(() => {
    if (!isOn || !tab) return;
    const listening = new AbortController();
    const tell = () => void ask('PUT', staffChatPaths.presence, { tab, place: place.slice(0, 120) }).catch(() => {});
    tell();
    const timer = setInterval(tell, presenceBeat);
    const close = () =>
      void fetch(`${staffChatPaths.presence}/${tab}`, { method: 'DELETE', keepalive: true }).catch(() => {});
    addEventListener('pagehide', close, { signal: listening.signal });
    // Back to a page that the browser has kept.
    addEventListener('pageshow', ({ persisted }) => persisted && tell(), { signal: listening.signal });
    return () => {
      clearInterval(timer);
      listening.abort();
    };
  }, [isOn, place]);
}
