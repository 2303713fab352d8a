import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { ConsentRow } from '../database/tables.ts';
import { companyStamp } from '../format/company-time.ts';
import type { CsvColumn } from '../format/csv.ts';
import { terminalLine } from '../format/terminal-line.ts';
import type { NewsletterLinks } from './newsletter-links.ts';
import { confirmationForm } from './subscriptions.ts';
import { type SubscriberRow, whereSubscribed } from './tables.ts';

export type ListedSubscriber = {
  subscriber: SubscriberRow;
  /** Given by the button of the confirmation email. */
  consent: ConsentRow | undefined;
  /** Given in the form before that. */
  asked: ConsentRow | undefined;
};

export async function* listSubscribers(read: Kysely<Schema>): AsyncGenerator<ListedSubscriber> {
  const subscribers = read.selectFrom('subscribers').selectAll().where(whereSubscribed).orderBy('email');
  for (const subscriber of await subscribers.execute()) {
    const consents = read.selectFrom('consents').selectAll().where('subscriber_id', '=', subscriber.id).orderBy('id');
    yield withConsent(subscriber, await consents.execute());
  }
}

function withConsent(subscriber: SubscriberRow, own: readonly ConsentRow[]): ListedSubscriber {
  const consent = own.findLast(({ form }) => form === confirmationForm);
  const before = consent?.id ?? Number.POSITIVE_INFINITY;
  return { subscriber, consent, asked: own.findLast(({ id, form }) => id < before && form !== confirmationForm) };
}

/** Address, time of confirmation, consent text, page and form. */
export function subscriberLine({ subscriber, consent, asked }: ListedSubscriber): string {
  const { email, confirmed_at } = subscriber;
  return terminalLine([
    email,
    companyStamp(confirmed_at ?? 0),
    consent?.text_id ?? '',
    asked?.page ?? '',
    asked?.form ?? '',
  ]);
}

const time = (moment: number | null | undefined) => (moment ? new Date(moment).toISOString() : null);

export const subscriberColumns = (links: NewsletterLinks): readonly CsvColumn<ListedSubscriber>[] => [
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
  ['unsubscribe', ({ subscriber }) => links.unsubscribe(subscriber)],
];
