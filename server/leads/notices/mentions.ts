import type { Transaction } from '../../database/schema.ts';
import { colleagues, notifyPeople } from './notify-people.ts';

/** `@ann` or `@ann@company.example`, in any case. A short name shared by several addresses mentions all. */
export function mentioned<P extends { email: string }>(text: string, people: readonly P[]): P[] {
  const named = new Set(
    [...text.toLowerCase().matchAll(/(?<![\w@.])@([\w.+-]+(?:@[\w.-]+)?)/g)].map(([, name = '']) =>
      name.replace(/[.-]+$/, ''),
    ),
  );
  return people.filter(({ email }) => named.has(email.toLowerCase()) || named.has(localPart(email)));
}

const localPart = (email: string) => email.toLowerCase().slice(0, email.lastIndexOf('@'));

/** Skips the author. */
export async function notifyMentioned(
  trx: Transaction,
  note: { lead: number; event: number; text: string; by: number },
  at: number,
): Promise<void> {
  const { lead, event, text, by } = note;
  const others = (await colleagues(trx)).filter(({ id }) => id !== by);
  await notifyPeople(trx, mentioned(text, others), { lead, kind: 'mention', cause: String(event), by }, at);
}

export async function notifyOwner(
  trx: Transaction,
  { lead, owner, by }: { lead: number; owner: number | undefined; by: number },
  at: number,
): Promise<void> {
  if (owner === undefined || owner === by) return;
  const person = (await colleagues(trx)).filter(({ id }) => id === owner);
  await notifyPeople(trx, person, { lead, kind: 'assigned', cause: String(at), by }, at);
}
