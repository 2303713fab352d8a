import { inboxPaths } from '../../../shared/staff/inbox.ts';
import type { Chat } from '../../chat/create-chat.ts';
import type { FindStaff } from '../../guards/access.ts';
import type { ReadRoute } from '../../http/route.ts';
import type { Staff } from '../../staff/create-staff.ts';
import type { Inbox } from '../inbox/create-inbox.ts';

/** What these routes need. */
type Needs = { chat: Chat; findStaff: FindStaff; inbox: Inbox; staff: Staff; stopping: AbortSignal };

/** Between two looks whether the session is still good (ms). */
const lookAgain = 10_000;

/**
 * `GET /api/staff/live`: an event for each change of leads, of conversations, and of what colleagues have open. It keeps no idle session alive, and ends with the session, with
 * the server, or when the reader has gone.
 */
export const staffLive = ({ chat, findStaff, inbox, staff, stopping }: Needs): ReadRoute => ({
  method: 'GET',
  path: inboxPaths.live,
  summary: 'A stream of events: which leads and conversations came or were changed, and where colleagues came or went.',
  access: { staff: 'sales' },
  limit: 'staff',
  handle: ({ cookies, gone }) => ({
    status: 200,
    events: async (out) => {
      const over = new AbortController();
      const end = AbortSignal.any([gone(), stopping, over.signal]);
      const stops = [
        inbox.live.listen((references) => out.send('leads', { references })),
        chat.desk.news.listen((ids) => out.send('chats', { ids })),
        staff.presence.news.listen((places) => out.send('presence', { places })),
      ];
      const watch = setInterval(async () => {
        // An outage of the database ends no session.
        const member = await findStaff(cookies, true).catch(() => 'not known');
        if (!member) over.abort();
      }, lookAgain);
      try {
        // A reader that reads the list after this event misses no change.
        await inbox.live.ready();
        out.send('open', {});
        if (!end.aborted) await new Promise((resolve) => end.addEventListener('abort', resolve, { once: true }));
        if (over.signal.aborted) out.send('session-over', {});
      } finally {
        clearInterval(watch);
        for (const stop of stops) stop();
      }
    },
  }),
});
