import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { booking } from './requests.ts';

/** Visitors who post one lead after the other, each again with the same key until it is kept, as the browser does. */
export type LeadRush = {
  /** Addresses of the leads that were answered 201. */
  readonly answered: readonly string[];
  /** How many posts got 503. */
  refused(): number;
  /** What else was answered, or went wrong. */
  readonly others: readonly string[];
  /** Lets everybody finish the lead under way. */
  end(): Promise<void>;
};

const visitors = 4;
/** Between two posts of one visitor (ms). */
const breath = 20;

/** @param url a server without the limits of one address */
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
