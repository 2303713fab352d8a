import type { ReadRoute, Reply } from '../../http/route.ts';
import { oldStaffAddresses, staffAddresses } from '../staff-addresses.ts';

const pageAt = (path: string, summary: string, reply: Reply): ReadRoute => ({
  method: 'GET',
  path,
  summary,
  access: 'ours',
  limit: 'open',
  forPeople: true,
  handle: () => reply,
});

/** They hold no personal data, so they need no session. */
export const staffPages: readonly ReadRoute[] = [
  ...staffAddresses.map((path) => pageAt(path, 'The page for staff.', { status: 200, page: { of: 'staff' } })),
  ...oldStaffAddresses.map(([path, to]) => pageAt(path, 'Leads to the page for staff.', { status: 303, seeOther: to })),
];
