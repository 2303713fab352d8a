import type { OriginClaim, OriginRule } from './origin.ts';

/** One role each. An admin may do what the others may. */
export type StaffRole = 'sales' | 'marketing' | 'admin';

/**
 * Who may call a route, with any method.
 * `public`: every page, which may also read the answer; for reading only.
 * `ours`: our own pages, and callers that are no browser.
 * `partners`: the pages of `EMBED_ORIGINS` too, which may read the answer.
 * `staff`: our own pages with a session of the role (`any`: of any role).
 */
export type Access = 'public' | 'ours' | 'partners' | StaffAccess;
export type StaffAccess = { staff: StaffRole | 'any' };

export type StaffMember = { id: string; role: StaffRole };

/** Cookies of a request, by name. */
export type Cookies = Readonly<Record<string, string | undefined>>;

/** Finds whose session the cookies hold; undefined when they hold none. */
export type FindStaff = (cookies: Cookies) => Promise<StaffMember | undefined>;

/** Whether a page may call a route. */
export function isOpenTo(access: Access, claim: OriginClaim, origins: OriginRule): boolean {
  if (access === 'public' || origins.isOurs(claim)) return true;
  return access === 'partners' && origins.isPartner(claim.origin);
}

/** Whether a member's role is enough for a route. */
export function hasRole({ role }: StaffMember, { staff }: StaffAccess): boolean {
  return role === 'admin' || staff === 'any' || staff === role;
}
