import { createClient } from '../api/client.ts';
import { mountInline } from './mount-inline.tsx';
import { createOutgoingRequests, type OutgoingRequests } from './outgoing-requests.ts';
import type { Mounted } from './public-api.ts';
import { takeOver } from './take-over.ts';

/** What every widget takes. Our own pages fetch it with the first widget, or for a request that is kept. */
export type Common = { mountInline: MountInline; outgoingRequests: OutgoingRequests };

type MountInline = (...given: Tail<Parameters<typeof mountInline>>) => Mounted;
type Tail<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;

/** @param signal the script's lifetime */
export function createCommon(signal: AbortSignal): Common {
  return {
    mountInline: (...given) => mountInline(takeOver, ...given),
    outgoingRequests: createOutgoingRequests(createClient(''), signal),
  };
}
