import { company } from '../../shared/company/company.ts';
import type { SiteContext } from '../pages/site-context.ts';

/** Days until security.txt expires; RFC 9116 recommends less than a year. */
const daysGood = 360;

export const securityPolicyFile = '/.well-known/security-policy.txt';

/** security.txt (RFC 9116). */
export function securityText({ origin, today }: SiteContext): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + daysGood));
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}${securityPolicyFile}`,
    '',
  ].join('\n');
}

/** The `Policy` of security.txt. */
export function securityPolicyText({ origin }: SiteContext): string {
  return `How to report a security problem to ${company.name}

Write to ${company.email}. Name the address, what you sent and what came back; a short proof is enough.

What we do
- We confirm that we have your report within three working days.
- We tell you what we found and when it will be fixed, and again when it is.
- We name you as the finder if you wish.
- We take no legal steps against anybody who keeps to what follows.

What we ask
- Test ${origin} and the widget script only, with your own details. Forms reach people: mark tests as tests.
- No floods, no mail to strangers through our forms, no attempts on our staff, our clients or our suppliers.
- If you come upon somebody's details, stop, tell us, and delete what you saw.
- Give us 90 days before you publish.

There is no reward in money.
`;
}
