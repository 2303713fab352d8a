import { searchEvents } from '../../shared/counts.ts';
import type { Transaction } from '../database/schema.ts';

/** Words by which a person may be named where no row is theirs. */
export type PersonWords = {
  emails: readonly string[];
  names: readonly string[];
  companies: readonly string[];
  phones: readonly string[];
};

/**
 * Tells of a text whether it names a person: an address or a telephone number anywhere; a name of several words in it; a
 * name or company as the whole text. Looks up what the text holds, as somebody may have sent thousands of names.
 */
function namesPerson({ emails, names, companies, phones }: PersonWords): (text: string) => boolean {
  const addresses = [...new Set(emails.map((email) => email.toLowerCase()))];
  const wholes = new Set([...names, ...companies].map(spaced));
  wholes.delete('');
  const phrases = new Set(names.map(spaced).filter((name) => name.includes(' ')));
  const counts = new Set([...phrases].map((phrase) => phrase.split(' ').length));
  const numbers = new Set(phones.map(nationalDigits).filter((number) => number.length >= 7));
  const lengths = new Set([...numbers].map((number) => number.length));
  return (text) => {
    const lower = text.toLowerCase();
    if (addresses.some((address) => lower.includes(address))) return true;
    const digits = [...text.replace(/[^0-9]/g, '')];
    if (holds(digits, '', numbers, lengths)) return true;
    const all = spaced(text);
    return wholes.has(all) || holds(all.split(' '), ' ', phrases, counts);
  };
}

/** Whether so many parts in a row, joined, are one of these. */
function holds(
  parts: readonly string[],
  between: string,
  these: ReadonlySet<string>,
  counts: ReadonlySet<number>,
): boolean {
  for (const count of counts)
    for (let end = count; end <= parts.length; end += 1)
      if (these.has(parts.slice(end - count, end).join(between))) return true;
  return false;
}

const spaced = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';

/** Without the country's 1, as people type it. */
const nationalDigits = (phone: string) => phone.replace(/[^0-9]/g, '').replace(/^1(?=[0-9]{10}$)/, '');

/** Unknown addresses are typed too. */
const typedEvents = [...searchEvents, 'not_found'];

/** Deletes saved views, counted search words and counted unknown addresses that name a person. */
export async function eraseMentions(trx: Transaction, words: PersonWords): Promise<void> {
  const isNamed = namesPerson(words);
  const views = await trx.selectFrom('saved_views').select(['id', 'name', 'filter']).execute();
  for (const { id, name, filter } of views) {
    const texts = [name, ...new URLSearchParams(filter).values()];
    if (texts.some(isNamed)) await trx.deleteFrom('saved_views').where('id', '=', id).execute();
  }
  const days = await trx.selectFrom('events').select('day').distinct().where('event', 'in', typedEvents).execute();
  for (const { day } of days) await eraseTyped(trx, day, isNamed);
}

/** In a statement. */
const mostAtOnce = 500;

/** A day at a time: it keeps so many rows of an event, however many of them somebody has made name the person. */
async function eraseTyped(trx: Transaction, day: string, isNamed: (text: string) => boolean): Promise<void> {
  const typed = await trx
    .selectFrom('events')
    .select('detail')
    .distinct()
    .where('event', 'in', typedEvents)
    .where('day', '=', day)
    .execute();
  const named = typed.flatMap(({ detail }) => (isNamed(detail) ? detail : []));
  for (let start = 0; start < named.length; start += mostAtOnce)
    await trx
      .deleteFrom('events')
      .where('event', 'in', typedEvents)
      .where('day', '=', day)
      .where('detail', 'in', named.slice(start, start + mostAtOnce))
      .execute();
}
