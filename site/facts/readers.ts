/** What an article asks of its reader: `level` in its front matter, and its name in words. */
export const levels = {
  basics: 'Basics',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
} as const;

export type Level = keyof typeof levels;
export const levelIds = Object.keys(levels) as Level[];

/** Whom an article serves: `roles` in its front matter, and how a list calls them. */
export const roles = {
  owner: 'Owner',
  'office-manager': 'Office manager',
  bookkeeper: 'Bookkeeper',
  'law-partner': 'Partner in a law firm',
  'clinic-lead': 'Clinic lead',
} as const;

export type Role = keyof typeof roles;
export const roleIds = Object.keys(roles) as Role[];
