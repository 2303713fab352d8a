/** The shelves of the library in order: `category` in an article's front matter, and its name in plain words. */
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
