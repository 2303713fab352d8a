import { join } from 'node:path';
import { type AddressList, type Listed, openAddressList } from '../../database/address-list.ts';

export type Erasure = Listed;

/** Outside the database, because a restored backup brings erased people back. */
export type ErasureList = AddressList;

export const openErasureList = (dataDir: string): ErasureList => openAddressList(join(dataDir, 'erasures.jsonl'));
