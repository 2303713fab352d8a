import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { inboxPaths } from '../../shared/staff/inbox.ts';
import { noticePaths } from '../../shared/staff/notices.ts';
import { staffChatPaths } from '../../shared/staff/staff-chats.ts';
import { presencePath } from './presence-path.ts';
import { meKey } from './query-client.ts';

/** Paths whose changes the event stream reports. */
const live = [inboxPaths.leads, staffChatPaths.chats, staffChatPaths.presence];

/** Delay after a refused stream, such as during a restart (ms). */
const beforeNextTry = 5_000;

/** Refreshes queries when the event stream reports changes. */
export function useLive(isOn: boolean): void {
  const client = useQueryClient();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isOn) return;
    const refresh = (concerned: (path: string) => boolean) =>
      client.invalidateQueries({ predicate: ({ queryKey }) => concerned(String(queryKey[0])) });
    const isList = (path: string) => path.startsWith(`${inboxPaths.leads}?`) || path === inboxPaths.count;
    // A lead's change may change its notices.
    const isNotice = (path: string) => path.startsWith(noticePaths.notices);
    const isOf = (path: string, lead: string) => path === lead || path.startsWith(`${lead}/`);
    let again: ReturnType<typeof setTimeout> | undefined;
    const stream = new EventSource(inboxPaths.live, { withCredentials: true });
    let opened = false;
    stream.addEventListener('open', () => {
      // Events may have been missed in between.
      if (opened || tries > 0)
        void refresh((path) => isList(path) || isNotice(path) || live.some((begin) => path.startsWith(begin)));
      opened = true;
    });
    stream.addEventListener('leads', ({ data }: MessageEvent<string>) => {
      const { references } = JSON.parse(data) as { references: string[] };
      void refresh(
        (path) => isList(path) || isNotice(path) || references.some((one) => isOf(path, `${inboxPaths.leads}/${one}`)),
      );
    });
    stream.addEventListener('chats', ({ data }: MessageEvent<string>) => {
      const { ids } = JSON.parse(data) as { ids: string[] };
      const { chats, waiting } = staffChatPaths;
      void refresh(
        (path) => path === waiting || path.startsWith(`${chats}?`) || ids.some((id) => path === `${chats}/${id}`),
      );
    });
    stream.addEventListener('presence', ({ data }: MessageEvent<string>) => {
      const { places } = JSON.parse(data) as { places: string[] };
      void refresh((path) => places.some((place) => path === presencePath(place)));
    });
    const askWho = () => void client.invalidateQueries({ queryKey: meKey });
    stream.addEventListener('session-over', () => {
      stream.close();
      askWho();
    });
    stream.addEventListener('error', () => {
      // The browser reconnects automatically, except after a refusal.
      if (stream.readyState !== EventSource.CLOSED) return;
      askWho();
      again = setTimeout(() => setTries((tries) => tries + 1), beforeNextTry);
    });
    return () => {
      clearTimeout(again);
      stream.close();
    };
  }, [client, isOn, tries]);
}
