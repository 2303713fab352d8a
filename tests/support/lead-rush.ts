import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { booking } from './requests.ts';

/** Visitors who post leads one after another and, like the browser, retry each with the same key until it is stored. */
export type LeadRush = {
  /** Emails of leads answered 201. */
  readonly answered: readonly string[];
  refused(): number;
  readonly others: readonly string[];
  /** Ends after the leads in progress. */
  end(): Promise<void>;
};

const visitors = 4;
/** Pause between a visitor's posts (ms). */
const breath = 20;

/** @param url a server without per-address limits */
export function startLeadRush(url: string): LeadRush {
  const answered: string[] = [];
  const others: string[] = [];
  let refused = 0;
  let isOver = false;
  let count = 0;

  async function keep(email: string): Promise<void> {
    const key = randomUUID();
    for (;;) {
      const status = await fetch(`${url}/api/contacts`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify({ ...booking, email }),
      }).then(
        (answer) => answer.status,
        (error: Error) => error.message,
      );
      if (status === 201) return void answered.push(email);
      if (status === 503) refused += 1;
      else others.push(`${email}: ${status}`);
      await wait(breath);
    }
  }

  async function visit(): Promise<void> {
    while (!isOver) {
      await keep(`rush-${++count}@visitor.example`);
      await wait(breath);
    }
  }

  const all = Promise.all(Array.from({ length: visitors }, visit));
  return {
    answered,
    others,
    refused: () => refused,
    end: async () => {
      isOver = true;
      await all;
    },
  };
}
