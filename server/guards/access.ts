import type { StaffRole } from '../../shared/staff/staff.ts';
import type { OriginClaim, OriginRule } from './origin.ts';

/**
 * Who may call a route, with any method.
 * `public`: every page, which may also read the answer; for reading only.
 * `ours`: our own pages, and callers that are no browser.
 * `partners`: the pages of `EMBED_ORIGINS` too, which may read the answer.
 * `staff`: our own pages with a session of the role (`any`: of any role).
 */
export type Access = 'public' | 'ours' | 'partners' | StaffAccess;
export type StaffAccess = { staff: StaffRole | 'any' };

/** Who is signed in, and the number of the session. */
export type StaffMember = { id: number; role: StaffRole; email: string; session: number };

/** Cookies of a request, by name. */
export type Cookies = Readonly<Record<string, string | undefined>>;

/**
 * Finds whose session the cookies hold; undefined when they hold none.
 * @param unattended no person caused the request, so it does not keep an idle session alive
 */
export type FindStaff = (cookies: Cookies, unattended: boolean) => Promise<StaffMember | undefined>;

/** Whether a page may call a route. */
export function isOpenTo(access: Access, claim: OriginClaim, origins: OriginRule): boolean {
  if (access === 'public' || origins.isOurs(claim)) return true;
  return access === 'partners' && origins.isPartner(claim.origin);
}

/** Whether a member's role is enough for a route. */
export function hasRole({ role }: StaffMember, { staff }: StaffAccess): boolean {
  return role === 'admin' || staff === 'any' || staff === role;
}
