import { createClient } from '../api/client.ts';
import { mountInline } from './mount-inline.tsx';
import { createOutbox, type Outbox } from './outbox.ts';

/** What every widget takes. Our own pages fetch it with the first widget, or for a request that is kept. */
export type Common = { mountInline: typeof mountInline; outbox: Outbox };

/**
 * @param origin the API's; '' on our own pages
 * @param signal the script's lifetime
 */
export function createCommon(origin: string, signal: AbortSignal): Common {
  return { mountInline, outbox: createOutbox(createClient(origin), signal) };
}
