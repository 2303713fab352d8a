import { useQuery } from '@tanstack/react-query';
import { type InboxAnswer, inboxPaths, inboxViews } from '../../shared/staff/inbox.ts';
import { readFilter, writeFilter } from '../../shared/staff/inbox-filter.ts';
import { type SavedView, viewsPath } from '../../shared/staff/saved-views.ts';
import type { StaffAnswer } from '../../shared/staff/staff.ts';
import { ask } from '../data/request.ts';
import { useSessionState } from '../data/use-session-state.ts';
import { inboxPlace } from '../inbox/use-filter.ts';
import { viewNames } from '../inbox/words.ts';
import { views } from '../views.ts';

export type Command = { id: string; label: string; kind: string; run: () => void };

export type PaletteActs = { contacted: () => void; help: () => void };

const mostLeads = 6;

const go = (place: string) => () => {
  location.hash = place;
};

/** Matching commands and views, and leads found. */
export function useCommands(typed: string, me: StaffAnswer, act: PaletteActs): Command[] {
  const [, setWords] = useSessionState('inbox-words', '');
  const words = typed.trim();
  const isSales = me.role !== 'marketing';
  const saved = useQuery<{ views: SavedView[] }>({ queryKey: [viewsPath], enabled: isSales });
  const found = useQuery({
    queryKey: [`${inboxPaths.leads}?view=all&${writeFilter({ q: words })}`, 'palette'],
    queryFn: ({ queryKey }) => ask<InboxAnswer>('GET', String(queryKey[0])),
    enabled: isSales && words.length > 1,
  });
  const own = Object.entries(views).flatMap(([name, { label, roles }]) =>
    label && roles.includes(me.role) ? [{ id: `view-${name}`, label, kind: 'Go to', run: go(`#/${name}`) }] : [],
  );
  const inbox = inboxViews.map((name) => ({
    id: `inbox-${name}`,
    label: `Inbox: ${viewNames[name]}`,
    kind: 'Go to',
    run: go(`#/inbox/${name}`),
  }));
  const kept = (saved.data?.views ?? []).map(({ id, name, view, filter }) => ({
    id: `saved-${id}`,
    label: name,
    kind: 'Saved view',
    run() {
      const { q = '', ...rest } = readFilter(new URLSearchParams(filter));
      setWords(q);
      location.hash = inboxPlace(view, rest);
    },
  }));
  const leadIsOpen = location.hash.startsWith('#/lead/');
  const ofLead = leadIsOpen
    ? [
        { id: 'contacted', label: 'Mark as contacted', kind: 'This lead', run: act.contacted },
        {
          id: 'reply',
          label: 'Reply by email',
          kind: 'This lead',
          run: pressLater('[data-key-action="reply"] button'),
        },
      ]
    : [];
  const help = { id: 'help', label: 'Keyboard shortcuts', kind: 'Help', run: act.help };
  const holds = ({ label, kind }: Command) => `${kind} ${label}`.toLowerCase().includes(words.toLowerCase());
  const commands = [...ofLead, ...own, ...(isSales ? [...inbox, ...kept] : []), help].filter(holds);
  const leads = (words.length > 1 ? (found.data?.items ?? []) : []).slice(0, mostLeads).map((lead) => ({
    id: `lead-${lead.reference}`,
    label: [lead.name ?? lead.email, lead.company].filter(Boolean).join(', '),
    kind: lead.reference,
    run: go(`#/lead/${lead.reference}`),
  }));
  return [...commands, ...leads];
}

/** Clicks after the palette has closed. */
const pressLater = (selector: string) => () => setTimeout(() => document.querySelector<HTMLElement>(selector)?.click());
