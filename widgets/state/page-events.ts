import { createStore } from 'zustand/vanilla';
import type { Counted } from '../../shared/counts.ts';

/** Contains nothing that a visitor typed, except search queries. */
export type PageEvent = {
  event: Counted['event'] | undefined;
  params: Readonly<Record<string, string | number | undefined>>;
};

/** The latest page event. Our own pages count it (`widgets/page/follow-visit.ts`); partner pages have no subscriber. */
export const pageEvents = /* @__PURE__ */ createStore<PageEvent>(() => ({ event: undefined, params: {} }));
