import type { DescribedAnswer, ReadRoute, Reply } from '../../http/route.ts';
import { oldStaffAddresses, staffAddresses } from '../staff-addresses.ts';

const pageAt = (path: string, summary: string, reply: Reply, answer?: DescribedAnswer): ReadRoute => ({
  method: 'GET',
  path,
  summary,
  access: 'ours',
  limit: 'open',
  forPeople: true,
  ...(answer && { answer }),
  handle: () => reply,
});

const moved: DescribedAnswer = { status: 303, about: 'To the page for staff.' };

/** They hold no personal data, so they need no session. */
export const staffPages: readonly ReadRoute[] = [
  ...staffAddresses.map((path) => pageAt(path, 'The page for staff.', { status: 200, page: { of: 'staff' } })),
  ...oldStaffAddresses.map(([path, to]) =>
    pageAt(path, 'Leads to the page for staff.', { status: 303, seeOther: to }, moved),
  ),
];
