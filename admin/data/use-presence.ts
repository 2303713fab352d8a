import { useEffect } from 'react';
import { presenceBeat, staffChatPaths } from '../../shared/staff/staff-chats.ts';
import { ask } from './request.ts';
import { usePlace } from './use-place.ts';

const tab = crypto.randomUUID?.();

/** Between two signs that one writes (ms); less than `writingLasts`. */
const writingEvery = 4_000;
let wroteAt = 0;

/** Tells who has the same place open that one is writing there. Called at each key. */
export function tellWriting(place: string): void {
  if (!tab || Date.now() - wroteAt < writingEvery) return;
  wroteAt = Date.now();
  void ask('PUT', staffChatPaths.presence, { tab, place, writing: true }).catch(() => {});
}

/** Of a person's page without whose it is: nobody asks who looks at it, and an erasure need not find it. */
const placeOf = (place: string): string => place.replace(/^person\/.*/, 'person').slice(0, 120);

/** Reports what this tab shows, so that no visitor waits for staff who have left. */
export function usePresence(isOn: boolean): void {
  const place = usePlace();
  useEffect(() => {
    if (!isOn || !tab) return;
    const listening = new AbortController();
    const tell = () => void ask('PUT', staffChatPaths.presence, { tab, place: placeOf(place) }).catch(() => {});
    tell();
    const timer = setInterval(tell, presenceBeat);
    const close = () =>
      void fetch(`${staffChatPaths.presence}/${tab}`, { method: 'DELETE', keepalive: true }).catch(() => {});
    addEventListener('pagehide', close, { signal: listening.signal });
    // Restored from the back/forward cache.
    addEventListener('pageshow', ({ persisted }) => persisted && tell(), { signal: listening.signal });
    return () => {
      clearInterval(timer);
      listening.abort();
    };
  }, [isOn, place]);
}
