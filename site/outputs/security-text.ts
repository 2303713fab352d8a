import { company } from '../../widgets/contract/company.ts';
import type { SiteContext } from '../context.ts';

/** Days until security.txt expires: RFC 9116 recommends less than a year. */
const daysGood = 360;

/** security.txt (RFC 9116): where to report a vulnerability. */
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
