import { importerPath } from '../../../shared/staff/import-fields.ts';
import { seoDashboardPath } from '../../../shared/staff/seo-report.ts';
import { staffPath } from '../../../shared/staff/staff.ts';
import type { ReadRoute, Reply } from '../../http/route.ts';

const pageAt = (path: string, summary: string, reply: Reply): ReadRoute => ({
  method: 'GET',
  path,
  summary,
  access: 'ours',
  limit: 'open',
  forPeople: true,
  handle: () => reply,
});

/** The page on which staff sign in and work, its alias, and the addresses that open it at a view. It contains no personal data: who is not signed in gets the same page. */
const pages = [staffPath, '/admin-dashboard', seoDashboardPath, importerPath].map((path) =>
  pageAt(path, 'The page for staff.', { status: 200, page: { of: 'staff' } }),
);

/** Addresses that lead to the one page (docs/product.md, section 2). */
const formerly = [
  ['/admin/', ''],
  ['/admin/leads', ''],
  ['/admin/analytics', ''],
  ['/admin/sendgrid-test', '#/mail'],
].map(([path = '', view]) => pageAt(path, 'Leads to the page for staff.', { status: 303, seeOther: staffPath + view }));

export const staffPages: readonly ReadRoute[] = [...pages, ...formerly];
