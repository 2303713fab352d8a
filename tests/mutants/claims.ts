import type { Claim } from './claim.ts';
import { dataClaims } from './data-claims.ts';
import { requestClaims } from './request-claims.ts';
import { staffClaims } from './staff-claims.ts';
import { wordClaims } from './word-claims.ts';

/** By the heading under which docs/security-claims.md lists them. */
export const claimsByHeading: Readonly<Record<string, readonly Claim[]>> = {
  'Requests and floods': requestClaims,
  'What is typed': wordClaims,
  'Staff sign-in': staffClaims,
  'Personal data': dataClaims,
};

export const claims = Object.values(claimsByHeading).flat();
