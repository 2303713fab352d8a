import { company } from '../../widgets/contract/company.ts';
import type { SiteContext } from '../context.ts';

/** Days from the build for which security.txt holds: RFC 9116 asks for less than a year. */
const daysGood = 360;

/** security.txt (RFC 9116): whom to tell of a hole. */
export function securityText({ origin, today }: SiteContext): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + daysGood));
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
