import * as z from 'zod/mini';
import { email, optionalText } from '../forms/text.ts';
import { type StaffRole, staffRoles } from './staff.ts';

/** Accounts, set in the browser by administrators; everybody sets their own name and signature. */

export const colleaguePaths = {
  /** `/{id}`; POST `/{id}/invitation` sends another. */
  colleagues: '/api/staff/colleagues',
  profile: '/api/staff/profile',
  /** POST: mails a link to who has forgotten the password. */
  forgotten: '/api/staff/sign-in/forgotten',
  /** POST: the mailed link. */
  link: '/api/staff/sign-in/link',
} as const;

/** The place of a mailed link on the staff page, in the fragment: no server logs it. */
export const linkPlace = 'link';

/** How long a mailed link works (ms); an invitation as long as a one-time password. */
export const linkLife = { forgotten: 60 * 60_000, invitation: 72 * 60 * 60_000 } as const;
export type LinkKind = keyof typeof linkLife;

const role = z.enum(staffRoles, 'Choose a role from the list.');
const name = optionalText(80);

export const newColleague = z.object({ email, name, role });
export type NewColleague = z.infer<typeof newColleague>;
export const colleagueChange = z.object({ role });
export const profileChange = z.object({ name, signature: optionalText(600) });
export type ProfileChange = z.infer<typeof profileChange>;
export const forgottenRequest = z.object({ email });
export const linkRequest = z.object({ token: z.string('This link is not complete.').check(z.maxLength(200)) });

export type ColleagueItem = {
  id: number;
  email: string;
  name: string | null;
  role: StaffRole;
  addedAt: number;
  authenticator: boolean;
  /** Has not chosen a password yet. */
  invited: boolean;
  /** The caller's own. */
  isMe: boolean;
};
