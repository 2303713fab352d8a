import type { Keyword } from '../rule.ts';

/** Where rules 4 and 5 lead by a keyword. */
export const topics: readonly Keyword[] = [
  { keyword: 'cybersecurity', to: '/cybersecurity-services-toronto' },
  { keyword: 'managed-it', to: '/managed-it-services-toronto' },
  { keyword: 'cloud', to: '/cloud-services-toronto' },
];
