import type { Rule } from '../rule.ts';

/** The router's redirects within the staff area (specification, section 2, "Admin"). */
export const admin: Rule = {
  name: 'router',
  why: 'The staff area has one page.',
  match: {
    by: 'path',
    targets: new Map(['/admin/leads', '/admin/analytics', '/admin/sendgrid-test'].map((path) => [path, '/admin'])),
  },
};
