import { homeTime } from '../../shared/company/hours.ts';
import { readSecret } from '../database/keep-secret.ts';
import { runListing } from '../database/listing-command.ts';
import { csvFile } from '../format/csv.ts';
import { createLinkTokens } from './link-tokens.ts';
import { createNewsletterLinks } from './newsletter-links.ts';
import { listSubscribers, subscriberColumns, subscriberLine } from './subscriber-list.ts';

const usage = `npm run subscribers -- list     one line a confirmed subscriber: email, ${homeTime}, consent, page, form
npm run subscribers -- export   with consent and unsubscribe link as CSV: npm run --silent subscribers -- export > subscribers.csv`;

await runListing(usage, {
  list: async function* (read) {
    for await (const subscriber of listSubscribers(read)) yield `${subscriberLine(subscriber)}\n`;
  },
  export: async function* (read, { sessionSecret, siteOrigin, port }) {
    const secret = sessionSecret ?? (await readSecret(read, 'session'));
    const links = createNewsletterLinks(createLinkTokens(secret), siteOrigin ?? `http://localhost:${port}`);
    yield* csvFile(subscriberColumns(links), listSubscribers(read));
  },
});
