import type { Database } from '../database/database.ts';
import { automatic, type LetterWriter } from '../notifications/create-compose.ts';
import { confirmLetter } from './confirm-letter.ts';
import { confirmDays } from './create-newsletter.ts';
import type { NewsletterLinks } from './newsletter-links.ts';
import { isSubscribed } from './tables.ts';

/** Null if already confirmed or withdrawn. */
export function newsletterMails(
  { read }: Database,
  links: NewsletterLinks,
): Record<'newsletter-confirm', LetterWriter> {
  return {
    'newsletter-confirm': async (job) => {
      const subscriber = await read
        .selectFrom('subscribers')
        .selectAll()
        .where('id', '=', job.subscriber_id)
        .executeTakeFirstOrThrow();
      if (isSubscribed(subscriber) || (subscriber.unsubscribed_at ?? 0) >= job.created_at) return null;
      const unsubscribe = links.unsubscribe(subscriber);
      return {
        letter: confirmLetter({ confirm: links.confirm(subscriber), unsubscribe, validDays: confirmDays }),
        about: subscriber.id,
        to: { name: '', address: subscriber.email },
        // One-click unsubscription: RFC 8058.
        headers: {
          ...automatic,
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      };
    },
  };
}
