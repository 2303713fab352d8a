import { type Kysely, sql } from 'kysely';
import type { ConsentRow, Schema, SubscriberRow } from '../database/schema.ts';
import { csvRow } from '../format/csv.ts';
import { terminalLine } from '../format/terminal-line.ts';
import { torontoStamp } from '../format/toronto-time.ts';
import { confirmationForm } from './create-newsletter.ts';
import type { NewsletterLinks } from './newsletter-links.ts';

/** Somebody on the list, and the consent that put them there (decision 45). */
export type ListedSubscriber = {
  subscriber: SubscriberRow;
  /** The agreement by the button of the confirmation mail, which repeats the wording. */
  consent: ConsentRow | undefined;
  /** The agreement in the form before it. */
  asked: ConsentRow | undefined;
};

/** Subscribers read at once, so that an export of many does not fill the memory. */
const pageSize = 500;

/** Everybody who has confirmed and not unsubscribed since, by address. */
export async function* listSubscribers(read: Kysely<Schema>): AsyncGenerator<ListedSubscriber> {
  let after = '';
  for (;;) {
    const page = await subscribersAfter(read, after);
    const ids = page.map(({ id }) => id);
    const consents = ids.length ? await consentsOf(read, ids) : [];
    for (const subscriber of page) yield withConsent(subscriber, consents);
    if (page.length < pageSize) return;
    after = page.at(-1)?.email ?? '';
  }
}

function subscribersAfter(read: Kysely<Schema>, after: string): Promise<SubscriberRow[]> {
  return read
    .selectFrom('subscribers')
    .selectAll()
    .where('email', '>', after)
    .where('confirmed_at', '>', sql<number>`coalesce(unsubscribed_at, 0)`)
    .orderBy('email')
    .limit(pageSize)
    .execute();
}

function consentsOf(read: Kysely<Schema>, ids: string[]): Promise<ConsentRow[]> {
  return read.selectFrom('consents').selectAll().where('subscriber_id', 'in', ids).orderBy('id').execute();
}

function withConsent(subscriber: SubscriberRow, consents: readonly ConsentRow[]): ListedSubscriber {
  const own = consents.filter(({ subscriber_id }) => subscriber_id === subscriber.id);
  const place = own.findLastIndex(({ form }) => form === confirmationForm);
  return {
    subscriber,
    consent: own[place],
    asked: own.slice(0, place).findLast(({ form }) => form !== confirmationForm),
  };
}

/** One line: address, Toronto time of the confirmation, wording, page and form of the request. */
export function subscriberLine({ subscriber, consent, asked }: ListedSubscriber): string {
  const { email, confirmed_at } = subscriber;
  return terminalLine([
    email,
    torontoStamp(confirmed_at ?? 0),
    consent?.text_id ?? '',
    asked?.page ?? '',
    asked?.form ?? '',
  ]);
}

type Column = readonly [heading: string, value: (listed: ListedSubscriber, links: NewsletterLinks) => string | null];

const time = (moment: number | null | undefined) => (moment ? new Date(moment).toISOString() : null);

const columns: readonly Column[] = [
  ['email', ({ subscriber }) => subscriber.email],
  ['confirmed', ({ subscriber }) => time(subscriber.confirmed_at)],
  ['consent', ({ consent }) => consent?.text_id ?? null],
  ['consentHash', ({ consent }) => consent?.text_hash ?? null],
  ['consentTime', ({ consent }) => time(consent?.given_at)],
  ['consentPage', ({ consent }) => consent?.page ?? null],
  ['consentForm', ({ consent }) => consent?.form ?? null],
  ['askedTime', ({ asked }) => time(asked?.given_at)],
  ['askedPage', ({ asked }) => asked?.page ?? null],
  ['askedForm', ({ asked }) => asked?.form ?? null],
  ['unsubscribe', ({ subscriber }, links) => links.unsubscribe(subscriber)],
];

/** The subscribers as a CSV file, line by line, headings first. */
export async function* subscribersCsv(
  subscribers: AsyncIterable<ListedSubscriber>,
  links: NewsletterLinks,
): AsyncGenerator<string> {
  yield csvRow(columns.map(([heading]) => heading));
  for await (const listed of subscribers) yield csvRow(columns.map(([, value]) => value(listed, links)));
}
