import type { LinkTokens } from './link-tokens.ts';
import type { SubscriberRow } from './tables.ts';

export type NewsletterLinks = {
  confirm(subscriber: Pick<SubscriberRow, 'id' | 'requested_at'>): string;
  unsubscribe(subscriber: Pick<SubscriberRow, 'id' | 'created_at'>): string;
};

export function createNewsletterLinks(tokens: LinkTokens, siteOrigin: string): NewsletterLinks {
  return {
    confirm: ({ id, requested_at: at }) =>
      `${siteOrigin}/newsletter/confirm?token=${tokens.make('confirm', { subscriber: id, at })}`,
    unsubscribe: ({ id, created_at: at }) =>
      `${siteOrigin}/unsubscribe?token=${tokens.make('unsubscribe', { subscriber: id, at })}`,
  };
}
