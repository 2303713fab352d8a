import { createHash } from 'node:crypto';
import type { OtherScripts } from '../../pages/site-context.ts';

/** Purposes, as worded next to the switches. */
export const purposes = {
  analytics: 'analytics, which measures how pages are used',
  tracking: 'visitor tracking, which recognizes you or your company when you return',
} as const;

/** `id` covers the wording and the scripts: if either changes, visitors are asked again. */
export function consentWording({ hosts, ...scripts }: OtherScripts): { question: string; id: string } {
  const kinds = (['analytics', 'tracking'] as const).filter((kind) => scripts[kind]);
  const asked = kinds.map((kind) => (kind === 'analytics' ? 'analytics' : 'visitor tracking')).join(' and ');
  const from = hosts.length > 0 ? ` (${listInWords(hosts)})` : '';
  const question =
    `May this site load scripts from other companies for ${asked}${from}? Nothing is loaded before you accept, and the ` +
    'site stays the same if you refuse.';
  const id = createHash('sha256')
    .update(JSON.stringify([question, purposes, scripts]))
    .digest('base64url')
    .slice(0, 12);
  return { question, id };
}

/** `a`, `a and b`, `a, b and c`. */
export function listInWords(names: readonly string[]): string {
  return new Intl.ListFormat('en-CA', { style: 'long' }).format(names);
}
