import { useEffect, useRef } from 'react';
import type { InboxItem } from '../../shared/staff/inbox.ts';
import { useSessionState } from '../data/use-session-state.ts';

/** The list that was open last, for the way back from a lead and to its neighbours. */
export type LastList = { place: string; references: readonly string[] };

const noList: LastList = { place: '#/inbox', references: [] };

export const useLastList = () => useSessionState<LastList>('inbox-list', noList);
/** The lead that was open last: coming back, its row is focused. */
export const useLastLead = () => useSessionState<string | null>('inbox-lead', null);

/** That `/` was pressed where no search is: the inbox opens with the cursor in its search. */
export const useSearchAsked = () => useSessionState('search-asked', false);

/** Stores the open list; after a visit to a lead, focuses its row. */
export function useReturn(place: string, items: readonly InboxItem[]): void {
  const [, setList] = useLastList();
  const [lead, setLead] = useLastLead();
  const returning = useRef(lead);
  const references = items.map(({ reference }) => reference).join(' ');
  useEffect(() => {
    setList({ place, references: references === '' ? [] : references.split(' ') });
    const last = returning.current;
    if (references === '' || last === null) return;
    returning.current = null;
    setLead(null);
    const row = document.querySelector<HTMLElement>(`.st-leads__link[href="#/lead/${CSS.escape(last)}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  }, [place, references]);
}
