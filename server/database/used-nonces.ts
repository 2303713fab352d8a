import type { Transaction } from './commit-queue.ts';

/** What may be used once, and until when it has to be remembered. */
export type Nonce = { id: string; expiresAt: Date };

/** Why a request is held back whose form token was already used up by another. */
export const proofReused = 'proof-reused';

/**
 * Uses up a form token's nonce in the transaction of the request it came with. False when it was used
 * before. Those past their time are dropped on the way.
 */
export async function useUp(transaction: Transaction, nonce: Nonce, now: number): Promise<boolean> {
  await transaction.query.deleteFrom('used_nonces').where('expires_at', '<', now).execute();
  const row = { id: nonce.id, expires_at: nonce.expiresAt.getTime() };
  return (await transaction.insert('used_nonces', row, 'ignore')) !== undefined;
}
