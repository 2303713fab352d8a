import { limitedFetch } from '../guards/limited-fetch.ts';
import type { Letter } from './letters/letter.ts';
import { letterCard } from './letters/letter-card.ts';
import { MailRefused } from './mail-transport.ts';
import type { CardKind, JobRow } from './tables.ts';

/** Null: the card is no longer wanted. */
export type CardWriter = (job: JobRow) => Promise<Letter | null>;

/** False: the card is no longer wanted. Throws like `MailTransport.send`. */
export type SendCard = (job: JobRow, signal: AbortSignal) => Promise<boolean>;

const patience = 20_000;

/** Of an answer, in bytes: Teams says a sentence. */
const fetchShort = limitedFetch(100_000);

/** These refuse the card. Other statuses, such as a deleted webhook's, may be fixed, so the job is retried. */
const refused = new Set([400, 413, 415, 422]);

/** Errors never include the webhook's secret address. */
export function createCardSender(url: string, writers: Record<CardKind, CardWriter>): SendCard {
  return async (job, signal) => {
    const letter = await writers[job.kind as CardKind](job);
    if (!letter) return false;
    const answer = await post(url, letterCard(letter), AbortSignal.any([signal, AbortSignal.timeout(patience)]));
    const words = await answer.text().catch(() => '');
    const reason = `Teams answered ${answer.status}`;
    if (refused.has(answer.status)) throw new MailRefused(reason);
    if (!answer.ok) throw new Error(reason);
    // Older webhooks answer 200 even if delivery failed.
    if (/webhook message delivery failed/i.test(words)) throw new Error(`${reason}, but did not deliver the card`);
    return true;
  };
}

async function post(url: string, card: unknown, signal: AbortSignal): Promise<Response> {
  try {
    return await fetchShort(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(card),
      redirect: 'manual',
      signal,
    });
  } catch (error) {
    const { code = 'no answer' } = ((error as Error).cause ?? {}) as { code?: string };
    throw new Error(`Teams cannot be reached (${code})`);
  }
}
