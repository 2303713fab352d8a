import { Resolver } from 'node:dns/promises';

/**
 * TXT records, each joined, or the targets of other records; empty if there are none. Throws if the DNS does not
 * answer.
 */
export type DnsRecords = (name: string, kind: 'TXT' | 'A' | 'AAAA' | 'MX') => Promise<string[]>;

/** Timeout per try in ms. */
const patience = { timeout: 3_000, tries: 2 };

const none = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

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
