/** Difficulty: `level` in front matter, and its label. */
export const levels = {
  basics: 'Basics',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
} as const;

export type Level = keyof typeof levels;
export const levelIds = Object.keys(levels) as Level[];

/** Audience: `roles` in front matter, and their labels. */
export const roles = {
  owner: 'Owner',
  'office-manager': 'Office manager',
  bookkeeper: 'Bookkeeper',
  'law-partner': 'Partner in a law firm',
  'clinic-lead': 'Clinic lead',
} as const;

export type ReaderRole = keyof typeof roles;
export const roleIds = Object.keys(roles) as ReaderRole[];
