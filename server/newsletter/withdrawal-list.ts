import { join } from 'node:path';
import { type AddressList, openAddressList } from '../database/address-list.ts';
import type { Database } from '../database/database.ts';
import { keepSecret } from '../database/keep-secret.ts';
import { secretOfWithdrawn } from '../database/withdrawn-addresses.ts';

/**
 * Stored in the data folder, because a restored backup resubscribes people who left after it. Uses the key of the
 * database's own list.
 */
export const openWithdrawalList = (dataDir: string, database: Database): AddressList =>
  openAddressList(join(dataDir, 'withdrawals.jsonl'), () => keepSecret(database, secretOfWithdrawn));
