import type { SubscriberRow } from './tables.ts';

/** Derived from timestamps, so it cannot drift. */
export function isSubscribed({ confirmed_at, unsubscribed_at }: SubscriberRow): boolean {
  return confirmed_at !== null && confirmed_at > (unsubscribed_at ?? 0);
}
