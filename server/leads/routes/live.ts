import { inboxPaths } from '../../../shared/staff/inbox.ts';
import type { Chat } from '../../chat/create-chat.ts';
import { type FindStaff, hasRole } from '../../guards/access.ts';
import type { ReadRoute } from '../../http/route.ts';
import type { Staff } from '../../staff/create-staff.ts';
import type { Inbox } from '../inbox/create-inbox.ts';

type Needs = { chat: Chat; findStaff: FindStaff; inbox: Inbox; staff: Staff; stopping: AbortSignal };

/** Interval (ms) between session checks. */
const lookAgain = 10_000;

const access = { staff: 'sales' } as const;

/**
 * `GET /api/staff/live`: changed leads and conversations, and presence. Does not extend an idle session; ends with the
 * session, the role, the server or the connection.
 */
export const staffLive = ({ chat, findStaff, inbox, staff, stopping }: Needs): ReadRoute => ({
  method: 'GET',
  path: inboxPaths.live,
  summary: 'A stream of events: which leads and conversations came or were changed, and where colleagues came or went.',
  answer: { status: 200, about: 'The events.', type: 'text/event-stream' },
  access,
  limit: 'staff',
  handle: ({ cookies, gone }) => ({
    status: 200,
    events: async (out) => {
      const over = new AbortController();
      const end = AbortSignal.any([gone(), stopping, over.signal]);
      const stops = [
        inbox.live.listen((references) => out.send('leads', { references })),
        chat.staffChats.news.listen((ids) => out.send('chats', { ids })),
        staff.presence.news.listen((places) => out.send('presence', { places })),
      ];
      const watch = setInterval(async () => {
        // A database outage does not end the session.
        const member = await findStaff(cookies, true).catch(() => 'not known' as const);
        if (!member || (member !== 'not known' && !hasRole(member, access))) over.abort();
      }, lookAgain);
      try {
        // A client that fetches the list after this event misses no change.
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
