import type { LibraryShelf } from './library-shelves.ts';
import type { RoleId } from './people.ts';

/*
 * Which role signs a piece and answers for its content. Roles only: no invented persons (decision 21); `people.ts` has
 * their qualifications. Owner: someone in that role reads the piece before it goes live; a person's name may replace
 * the role only with that person's consent.
 */

export const signatures = {
  'senior-technician': 'one of our senior technicians',
  engineer: 'one of our cloud and network engineers',
  'security-lead': 'our security lead',
  vcio: 'one of our vCIOs',
  'compliance-lead': 'our compliance lead',
} as const satisfies Partial<Record<RoleId, string>>;

export type SigningRole = keyof typeof signatures;

/** Articles, posts, guides and white papers, by subject. */
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

/** Pieces without a subject (project stories, sessions), by page; otherwise the role of the kind applies. */
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

/** By kind: the default role, and what a third person checked. Other kinds have no byline. */
export const signedKinds: Readonly<Record<string, { role: SigningRole; checked: string }>> = {
  library: { role: 'senior-technician', checked: 'the facts' },
  'blog-post': { role: 'senior-technician', checked: 'the facts' },
  guide: { role: 'vcio', checked: 'the facts' },
  whitepaper: { role: 'vcio', checked: 'the facts and the calculations' },
  // An invented story only has dates, calculations and statements about rules to check.
  'case-study': { role: 'engineer', checked: 'the dates, the calculations and the rules' },
  webinar: { role: 'vcio', checked: 'the facts' },
};
