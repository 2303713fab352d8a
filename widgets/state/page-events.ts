import { createStore } from 'zustand/vanilla';
import type { Counted } from '../../shared/counts.ts';

/** Something that happened on the page. Holds nothing that a visitor typed, but for the words of a search. */
export type Told = {
  event: Counted['event'] | undefined;
  params: Readonly<Record<string, string | number | undefined>>;
};

/** What happened last. Our own pages count it (`widgets/page/follow-visit.ts`); a partner's page has nobody who listens. */
export const told = /* @__PURE__ */ createStore<Told>(() => ({ event: undefined, params: {} }));
