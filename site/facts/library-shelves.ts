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

export type LibraryShelf = keyof typeof libraryShelves;

export const libraryShelfIds = Object.keys(libraryShelves) as LibraryShelf[];
