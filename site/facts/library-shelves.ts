/** In order: `category` in front matter, and display name. */
export const libraryShelves = {
  cybersecurity: 'Security',
  'managed-it': 'Everyday IT and support',
  cloud: 'Cloud and Microsoft 365',
  continuity: 'Backup and continuity',
  compliance: 'Privacy and compliance',
  strategy: 'Budgets and planning',
  ai: 'AI at work',
  communication: 'Phones and messaging',
} as const;

/** The service that does what a shelf is about. */
export const shelfServices: Record<keyof typeof libraryShelves, string> = {
  cybersecurity: '/services/cybersecurity',
  'managed-it': '/services/managed-it',
  cloud: '/services/cloud-solutions',
  continuity: '/services/business-continuity',
  compliance: '/services/compliance-consulting',
  strategy: '/services/vcio-it-consulting',
  ai: '/services/ai-consulting',
  communication: '/services/voip',
};

export type LibraryShelf = keyof typeof libraryShelves;

export const libraryShelfIds = Object.keys(libraryShelves) as LibraryShelf[];
