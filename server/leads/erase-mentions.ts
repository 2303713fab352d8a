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
 * Whether a text names a person: an address or a telephone number anywhere; a name of several words in it; a name or
 * company as the whole text.
 */
export function namesPerson(text: string, { emails, names, companies, phones }: PersonWords): boolean {
  const lower = text.toLowerCase();
  if (emails.some((email) => lower.includes(email.toLowerCase()))) return true;
  const digits = text.replace(/[^0-9]/g, '');
  if (phones.map(nationalDigits).some((phone) => phone.length >= 7 && digits.includes(phone))) return true;
  const all = spaced(text);
  const isWhole = (name: string) => name.trim() !== '' && spaced(name) === all;
  return [...names, ...companies].some(isWhole) || names.some((name) => isPhraseIn(spaced(name), all));
}

const isPhraseIn = (name: string, text: string) => name.trim().includes(' ') && text.includes(name);

const spaced = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;

/** Without the country's 1, as people type it. */
const nationalDigits = (phone: string) => phone.replace(/[^0-9]/g, '').replace(/^1(?=[0-9]{10}$)/, '');

/** Unknown addresses are typed too. */
const typedEvents = [...searchEvents, 'not_found'];

/** Deletes saved views, counted search words and counted unknown addresses that name a person. */
export async function eraseMentions(trx: Transaction, words: PersonWords): Promise<void> {
  const views = await trx.selectFrom('saved_views').select(['id', 'name', 'filter']).execute();
  for (const { id, name, filter } of views) {
    const texts = [name, ...new URLSearchParams(filter).values()];
    if (texts.some((text) => namesPerson(text, words)))
      await trx.deleteFrom('saved_views').where('id', '=', id).execute();
  }
  const typed = await trx.selectFrom('events').select('detail').distinct().where('event', 'in', typedEvents).execute();
  for (const { detail } of typed.filter((row) => namesPerson(row.detail, words)))
    await trx.deleteFrom('events').where('event', 'in', typedEvents).where('detail', '=', detail).execute();
}
