import type { StaffRole } from '../../shared/staff/staff.ts';
import type { OriginClaim, OriginRule } from './origin.ts';

/**
 * Who may call a route. `public`: every page, for reading only. `ours`: our own pages and callers other than browsers.
 * `partners`: also partners' pages, and ours by another name of the site. `staff`: our own pages with a session of the
 * role (`any`: of any role).
 */
export type Access = 'public' | 'ours' | 'partners' | StaffAccess;
export type StaffAccess = { staff: StaffRole | 'any' };

export type StaffMember = { id: number; role: StaffRole; email: string; session: number };

export type Cookies = Readonly<Record<string, string | undefined>>;

/** @param unattended an automatic request, which does not extend an idle session */
export type FindStaff = (cookies: Cookies, unattended: boolean) => Promise<StaffMember | undefined>;

/** What browsers say of a call from our own page, or of an address that was typed; other callers say nothing. */
const ownFetches: ReadonlySet<string | undefined> = new Set([undefined, 'same-origin', 'none']);

export function isOpenTo(access: Access, claim: OriginClaim, origins: OriginRule): boolean {
  // Another site of our domain may send our cookies; its GETs have no `Origin`.
  if (typeof access === 'object' && !ownFetches.has(claim.fetchSite)) return false;
  if (access === 'public' || origins.isOurs(claim)) return true;
  return access === 'partners' && (origins.isPartner(claim.origin) || origins.isOtherName(claim.origin));
}

export function hasRole({ role }: StaffMember, { staff }: StaffAccess): boolean {
  return role === 'admin' || staff === 'any' || staff === role;
}
