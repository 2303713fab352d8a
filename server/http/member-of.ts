import type { StaffMember } from '../guards/access.ts';
import { Refusal } from './refusal.ts';
import type { Exchange } from './route.ts';

/** Throws `unauthorized`, which cannot happen on a `staff` route. */
export function memberOf({ staff }: Exchange): StaffMember {
  if (!staff) throw new Refusal('unauthorized');
  return staff;
}

/** -1, which matches nothing, if not a number. */
export const numberOf = (text: string | undefined): number => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : -1);
