import { useMemo, useState } from 'react';
import { mostAtOnce } from '../../shared/staff/bulk.ts';
import type { InboxItem } from '../../shared/staff/inbox.ts';

type Chosen = ReadonlyMap<string, number>;

/** With versions: leads changed by a colleague since are skipped. */
export type Selection = {
  chosen: Chosen;
  toggle(lead: InboxItem): void;
  choose(leads: readonly InboxItem[]): void;
  clear(): void;
};

/** @param list another list clears the selection */
export function useSelection(list: string): Selection {
  const [kept, setKept] = useState<{ list: string; chosen: Chosen }>({ list, chosen: new Map() });
  const chosen = useMemo(() => (kept.list === list ? kept.chosen : new Map<string, number>()), [kept, list]);
  const set = (change: Chosen) => setKept({ list, chosen: change });
  return {
    chosen,
    toggle({ reference, version }) {
      const next = new Map(chosen);
      if (!next.delete(reference) && next.size < mostAtOnce) next.set(reference, version);
      set(next);
    },
    choose: (leads) => set(new Map(leads.map(({ reference, version }) => [reference, version]))),
    clear: () => set(new Map()),
  };
}
