import type { LibraryShelf } from './library-shelves.ts';
import type { RoleId } from './people.ts';

/*
 * Which role signs a piece to read, that is, answers for what it says. Roles only: no person is invented (decision 21). What
 * each role must hold is in `people.ts`. Owner: someone in that role reads the piece before it goes live under this line; a
 * person's name takes the place of the role only with that person's consent.
 */

/** How a line calls the one who signs. */
export const signatures = {
  'senior-technician': 'one of our senior technicians',
  engineer: 'one of our cloud and network engineers',
  'security-lead': 'our security lead',
  vcio: 'one of our vCIOs',
  'compliance-lead': 'our compliance lead',
} as const satisfies Partial<Record<RoleId, string>>;

export type SigningRole = keyof typeof signatures;

/** Who signs by subject: articles, posts, guides and white papers have one. */
export const roleOfShelf: Readonly<Record<LibraryShelf, SigningRole>> = {
  cybersecurity: 'security-lead',
  'managed-it': 'senior-technician',
  cloud: 'engineer',
  continuity: 'engineer',
  compliance: 'compliance-lead',
  strategy: 'vcio',
  ai: 'vcio',
  communication: 'senior-technician',
};

/** Who signs what has no subject: a project story or a session whose page is not named signs with the role of its kind. */
export const roleOfPage: Readonly<Record<string, SigningRole>> = {
  '/resources/case-studies/finance-firm-compliance-readiness': 'compliance-lead',
  '/resources/case-studies/real-estate-brokerage-email-security': 'security-lead',
  '/resources/case-studies/property-manager-voip-migration': 'senior-technician',
  '/resources/webinars/cybersecurity-toronto-smbs': 'security-lead',
  '/resources/webinars/microsoft-365-security-setup': 'security-lead',
  '/resources/webinars/ransomware-tabletop-exercise': 'security-lead',
  '/resources/webinars/pipeda-compliance-walkthrough': 'compliance-lead',
  '/resources/webinars/backup-restore-demo': 'engineer',
  '/resources/webinars/cloud-migration-questions': 'engineer',
};

/** By kind of page: who signs where nothing above says, and what a third person checked. Other kinds show no such line. */
export const signedKinds: Readonly<Record<string, { role: SigningRole; checked: string }>> = {
  library: { role: 'senior-technician', checked: 'the facts' },
  'blog-post': { role: 'senior-technician', checked: 'the facts' },
  guide: { role: 'vcio', checked: 'the facts' },
  whitepaper: { role: 'vcio', checked: 'the facts and the calculations' },
  // Nothing in an invented story can be checked against a source but its dates, its calculations and what it says of rules.
  'case-study': { role: 'engineer', checked: 'the dates, the calculations and the rules' },
  webinar: { role: 'vcio', checked: 'the facts' },
};
