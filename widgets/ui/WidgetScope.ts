import { createContext, useContext } from 'react';
import type { Emit } from '../../shared/forms/events.ts';
import type { UnsentRequests } from '../api/unsent-requests.ts';
import { forPartners } from '../base/for-partners.ts';

export type WidgetScope = {
  /** '' on our own pages, else the API's origin, also for links to our pages. */
  origin: string;
  /** From 1, so that two forms of the same kind have different names. */
  nth: number;
  page: string;
  /** Aborts when the widget ends; use it for all listeners, timers and fetches. */
  signal: AbortSignal;
  emit: Emit;
  requests: Pick<UnsentRequests, 'prepare' | 'send' | 'claim' | 'discard'>;
};

/**
 * Only the build uses the default: nothing is sent, and links are relative. The partners' script always has a provider.
 */
const ScopeContext = createContext(
  forPartners
    ? (undefined as unknown as WidgetScope)
    : ({
        origin: '',
        nth: 1,
        page: '',
        signal: new AbortController().signal,
        emit: () => undefined,
        requests: {
          prepare: () => undefined,
          claim: () => () => undefined,
          discard: () => undefined,
          send: () => Promise.reject(new Error('A widget can send only once it is mounted')),
        },
      } satisfies WidgetScope as WidgetScope),
);

export const WidgetScopeProvider = ScopeContext.Provider;

export function useWidgetScope(): WidgetScope {
  return useContext(ScopeContext);
}
