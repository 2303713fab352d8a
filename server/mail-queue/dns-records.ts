import { Resolver } from 'node:dns/promises';

/**
 * The records of a name: TXT each in one piece, of the others what each points to; none when there is no such name. Any
 * other error: it could not be asked.
 */
export type DnsRecords = (name: string, kind: 'TXT' | 'A' | 'AAAA' | 'MX') => Promise<string[]>;

/** Longest wait for one answer (ms), and how often it is asked for. */
const patience = { timeout: 3_000, tries: 2 };

/** Answers that mean: there is none. */
const none = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/** Asks the DNS of this machine. */
export const dnsRecords: DnsRecords = async (name, kind) => {
  const resolver = new Resolver(patience);
  const asked = {
    TXT: async () => (await resolver.resolveTxt(name)).map((pieces) => pieces.join('')),
    A: () => resolver.resolve4(name),
    AAAA: () => resolver.resolve6(name),
    MX: async () => (await resolver.resolveMx(name)).map(({ exchange }) => exchange),
  };
  try {
    return await asked[kind]();
  } catch (error) {
    if (none.has((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
};
