import { company } from '../data/company.ts';
import type { SiteContext } from '../layouts/context.ts';

/** security.txt (RFC 9116): whom to tell of a hole; good for a year from the build. */
export function securityText({ origin, today }: SiteContext): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), today.getUTCDate()));
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, fr',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
