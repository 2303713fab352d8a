import type { Fact } from './fact-record.ts';

/** Standards and advice on security and backup: Cyber Centre, NIST, PCI DSS, CIS, insurers, certificate rules. Ids in alphabetical order. */
export const securityFacts = {} as const satisfies Record<string, Fact>;
