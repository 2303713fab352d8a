import { searchEvents } from '../../shared/counts.ts';
import type { Database } from '../database/database.ts';
import type { DatabaseReader, Transaction } from '../database/schema.ts';

/** Details that may name a person in rows that belong to nobody, such as counted search words. */
export type PersonWords = {
  emails: readonly string[];
  names: readonly string[];
  companies: readonly string[];
  phones: readonly string[];
};

/**
 * Checks whether a text names a person: by an email address, a phone number or a name of several words anywhere in it,
 * or by any name or company that is the whole text. Accents and signs that nobody sees do not matter, nor whether the
 * last name stands first. Uses sets, because someone may have sent thousands of names.
 */
function namesPerson({ emails, names, companies, phones }: PersonWords): (text: string) => boolean {
  const addresses = [...new Set(emails.map(folded))];
  const spoken = names.map(spaced).flatMap((name) => [name, lastFirst(name)]);
  const wholes = new Set([...spoken, ...companies.map(spaced)]);
  wholes.delete('');
  const phrases = new Set(spoken.filter((name) => name.includes(' ')));
  const counts = new Set([...phrases].map((phrase) => phrase.split(' ').length));
  const numbers = new Set(phones.map(nationalDigits).filter((number) => number.length >= 7));
  const lengths = new Set([...numbers].map((number) => number.length));
  return (text) => {
    const typed = folded(text);
    if (addresses.some((address) => typed.includes(address))) return true;
    const digits = [...text.replace(/[^0-9]/g, '')];
    if (holds(digits, '', numbers, lengths)) return true;
    const all = spaced(text);
    return wholes.has(all) || holds(all.split(' '), ' ', phrases, counts);
  };
}

/** Whether consecutive parts, joined, are one of `these`. @param counts how many parts those have */
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

/** Lower case, without accents and invisible signs. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();

const spaced = (text: string) =>
  folded(text)
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';

const lastFirst = (name: string) => name.replace(/^(.*) (\S+)$/, '$2 $1');

/** Without the country's 1, as people type it. */
const nationalDigits = (phone: string) => phone.replace(/[^0-9]/g, '').replace(/^1(?=[0-9]{10}$)/, '');

/** Unknown addresses are typed too. */
const typedEvents = [...searchEvents, 'not_found'];

/** Deletes saved views, counted search words and counted unknown addresses that name a person. */
export async function eraseMentions(trx: Transaction, words: PersonWords): Promise<void> {
  const isNamed = namesPerson(words);
  await eraseViews(trx, isNamed);
  for (const day of await typedDays(trx)) await eraseTyped(trx, day, isNamed);
}

/** The same in short transactions, between which others write. */
export async function eraseMentionsInTurns(database: Database, words: PersonWords): Promise<void> {
  const isNamed = namesPerson(words);
  await database.transaction().execute((trx) => eraseViews(trx, isNamed));
  for (const day of await typedDays(database.read))
    await database.transaction().execute((trx) => eraseTyped(trx, day, isNamed));
}

async function eraseViews(trx: Transaction, isNamed: (text: string) => boolean): Promise<void> {
  const views = await trx.selectFrom('saved_views').select(['id', 'name', 'filter']).execute();
  for (const { id, name, filter } of views) {
    const texts = [name, ...new URLSearchParams(filter).values()];
    if (texts.some(isNamed)) await trx.deleteFrom('saved_views').where('id', '=', id).execute();
  }
}

async function typedDays(read: DatabaseReader): Promise<string[]> {
  const days = await read.selectFrom('events').select('day').distinct().where('event', 'in', typedEvents).execute();
  return days.map(({ day }) => day);
}

/** Values per statement. */
const mostAtOnce = 500;

/** One day per call, as a day stores a limited number of rows, even if someone made all of them name the person. */
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
