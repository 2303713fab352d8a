import type { Letter } from './letters/letter.ts';
import { letterCard } from './letters/letter-card.ts';
import { MailRefused } from './mail-transport.ts';
import type { CardKind, JobRow } from './tables.ts';

/** Writes the card of a job; null when it is no longer wanted. */
export type CardWriter = (job: JobRow) => Promise<Letter | null>;

/** Sends the card of a job. Gives false when it is no longer wanted; throws as `MailTransport.send` does. */
export type SendCard = (job: JobRow, signal: AbortSignal) => Promise<boolean>;

/** Longest wait for the webhook (ms). */
const patience = 20_000;

/** Answers that say no to this very card. Any other, such as that the webhook is gone, is worth a retry once that is fixed. */
const refused = new Set([400, 413, 415, 422]);

/** Posts cards to a Teams webhook. Its address is a secret: no error names it. */
export function createCardSender(url: string, writers: Record<CardKind, CardWriter>): SendCard {
  return async (job, signal) => {
    const letter = await writers[job.kind as CardKind](job);
    if (!letter) return false;
    const answer = await post(url, letterCard(letter), AbortSignal.any([signal, AbortSignal.timeout(patience)]));
    const words = await answer.text().catch(() => '');
    const reason = `Teams answered ${answer.status}`;
    if (refused.has(answer.status)) throw new MailRefused(reason);
    if (!answer.ok) throw new Error(reason);
    // The older kind of webhook says 200 also when the card went nowhere.
    if (/webhook message delivery failed/i.test(words)) throw new Error(`${reason}, but did not deliver the card`);
    return true;
  };
}

async function post(url: string, card: unknown, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, {
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
