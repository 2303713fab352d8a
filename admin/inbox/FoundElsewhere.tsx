import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { type InboxAnswer, type InboxItem, type InboxView, inboxPaths } from '../../shared/staff/inbox.ts';
import { type PeopleAnswer, peoplePaths } from '../../shared/staff/people.ts';
import { LeadRows } from './LeadRows.tsx';
import { PeopleRows } from './PeopleRows.tsx';

/** Shorter searches match too many names. */
const fewest = 3;

type FoundElsewhereProps = { view: InboxView; words: string; items: readonly InboxItem[]; now: number };

/** What a search finds outside the view: a caller may be in another view, or not have sent a request yet. */
export function FoundElsewhere({ view, words, items, now }: FoundElsewhereProps) {
  const asked = useDeferredValue(words.trim());
  const enabled = asked.length >= fewest;
  const query = new URLSearchParams({ q: asked });
  const all = useQuery<InboxAnswer>({
    // Not the key of the view “All”, which keeps pages.
    queryKey: [`${inboxPaths.leads}?view=all&${query}`, 'once'],
    enabled: enabled && view !== 'all',
    gcTime: 0,
  });
  const known = useQuery<PeopleAnswer>({ queryKey: [`${peoplePaths.people}?${query}`], enabled, gcTime: 0 });
  const shown = new Set(items.map(({ reference }) => reference));
  const leads = all.data?.items.filter(({ reference }) => !shown.has(reference)) ?? [];
  const people = known.data?.items.filter(({ requests }) => requests === 0) ?? [];
  return (
    <>
      {leads.length > 0 && (
        <section aria-labelledby="other-views">
          <h2 id="other-views">In other views</h2>
          <LeadRows items={leads} now={now} label="In other views" />
        </section>
      )}
      {people.length > 0 && (
        <section aria-labelledby="no-request">
          <h2 id="no-request">Contacts without a request</h2>
          <PeopleRows items={people} label="Contacts without a request" />
        </section>
      )}
    </>
  );
}
