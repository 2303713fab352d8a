import { staffPath } from '../../../widgets/contract/staff.ts';
import type { ReadRoute } from '../route.ts';

/** The page on which staff sign in and work. It holds nothing of anybody: who is not signed in gets the same. */
const pageAt = (path: string): ReadRoute => ({
  method: 'GET',
  path,
  summary: 'The page for staff.',
  access: 'ours',
  limit: 'open',
  forPeople: true,
  handle: () => ({ status: 200, page: { of: 'staff' } }),
});

/** The page, and its alias (specification, section 2). */
export const staffPages: readonly ReadRoute[] = [staffPath, '/admin-dashboard'].map(pageAt);
