import { Resolver } from 'node:dns/promises';

/** The TXT records of a name, each in one piece; none when there is no such name. Any other error: it could not be asked. */
export type TxtRecords = (name: string) => Promise<string[]>;

/** Longest wait for one answer (ms), and how often it is asked for. */
const patience = { timeout: 3_000, tries: 2 };

/** Answers that mean: there is none. */
const none = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/** Asks the DNS of this machine. */
export const txtRecords: TxtRecords = async (name) => {
  try {
    return (await new Resolver(patience).resolveTxt(name)).map((pieces) => pieces.join(''));
  } catch (error) {
    if (none.has((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
};
