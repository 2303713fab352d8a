import type { StaffMember } from '../guards/access.ts';
import { Refusal } from './refusal.ts';
import type { Exchange } from './route.ts';

/** Who is signed in; a `staff` row of the table has nobody else. */
export function memberOf({ staff }: Exchange): StaffMember {
  if (!staff) throw new Refusal('unauthorized');
  return staff;
}

/** The number in a path; -1, which nothing has, for anything else. */
export const numberOf = (text: string | undefined): number => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : -1);
