import { createContext, useContext } from 'react';
import type { UnsentRequests } from '../api/unsent-requests.ts';
import type { Emit } from '../contract/events.ts';

/** What one mounted widget gets from the runtime. */
export type WidgetScope = {
  /** '' on our own pages, else the origin that the script came from, for links that leave a partner's page. */
  origin: string;
  /** Path of the page the widget stands on. */
  page: string;
  /** Ends with the widget: every listener, timer and fetch of it hangs on this. */
  signal: AbortSignal;
  emit: Emit;
  requests: Pick<UnsentRequests, 'prepare' | 'send' | 'claim'>;
};

/** The scope while a page is built: nothing can be sent, and links are relative. */
const beforeMount: WidgetScope = {
  origin: '',
  page: '',
  signal: new AbortController().signal,
  emit: () => undefined,
  requests: {
    prepare: () => undefined,
    claim: () => () => undefined,
    send: () => Promise.reject(new Error('A widget can send only once it is mounted')),
  },
};

const ScopeContext = createContext(beforeMount);

export const WidgetScopeProvider = ScopeContext.Provider;

/** The scope of the widget a component stands in. */
export function useWidgetScope(): WidgetScope {
  return useContext(ScopeContext);
}
