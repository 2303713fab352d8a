import { type SqlBool, sql } from 'kysely';
import type { SubscriberRow } from './tables.ts';

type Times = Pick<SubscriberRow, 'confirmed_at' | 'unsubscribed_at'>;

/** Derived from timestamps, so it cannot drift. */
export function isSubscribed({ confirmed_at, unsubscribed_at }: Times): boolean {
  return (confirmed_at ?? 0) > (unsubscribed_at ?? 0);
}

/** SQL of the same. */
export const subscribedNow = 'coalesce(confirmed_at, 0) > coalesce(unsubscribed_at, 0)';

/** The same for a query. */
export const whereSubscribed = sql<SqlBool>`${sql.raw(subscribedNow)}`;
