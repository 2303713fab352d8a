import { createContext, useContext } from 'react';
import type { Emit } from '../../shared/forms/events.ts';
import type { UnsentRequests } from '../api/unsent-requests.ts';
import { forPartners } from '../base/for-partners.ts';

/** What the runtime provides to a mounted widget. */
export type WidgetScope = {
  /** '' on our own pages, else the origin that the script came from, for links that leave a partner's page. */
  origin: string;
  /** 1 for the first widget of its kind on the page, 2 for the next, so that two forms have two names. */
  nth: number;
  /** Path of the widget's page. */
  page: string;
  /** Aborted with the widget; every listener, timer and fetch of it uses this signal. */
  signal: AbortSignal;
  emit: Emit;
  requests: Pick<UnsentRequests, 'prepare' | 'send' | 'claim'>;
};

/** At build time nothing can be sent, and links are relative. Without a build-time, there is always a provider. */
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
          send: () => Promise.reject(new Error('A widget can send only once it is mounted')),
        },
      } satisfies WidgetScope as WidgetScope),
);

export const WidgetScopeProvider = ScopeContext.Provider;

/** The scope of the widget that contains the component. */
export function useWidgetScope(): WidgetScope {
  return useContext(ScopeContext);
}
