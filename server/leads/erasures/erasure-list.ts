import { join } from 'node:path';
import { type AddressList, type Listed, openAddressList } from '../../database/address-list.ts';

/** An erasure: the hash of the address, and when. */
export type Erasure = Listed;

/** The erasures of a data folder: a restored backup holds erased persons again, and does not know that they were erased. */
export type ErasureList = AddressList;

export const openErasureList = (dataDir: string): ErasureList => openAddressList(join(dataDir, 'erasures.jsonl'));
