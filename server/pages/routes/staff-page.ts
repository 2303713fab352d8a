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

/** The staff page and its aliases hold no personal data, so they need no session. */
const pages = [staffPath, '/admin-dashboard', seoDashboardPath, importerPath].map((path) =>
  pageAt(path, 'The page for staff.', { status: 200, page: { of: 'staff' } }),
);

/** Old addresses (docs/product.md, section 2). */
const formerly = [
  ['/admin/', ''],
  ['/admin/leads', ''],
  ['/admin/analytics', ''],
  ['/admin/sendgrid-test', '#/mail'],
].map(([path = '', view]) => pageAt(path, 'Leads to the page for staff.', { status: 303, seeOther: staffPath + view }));

export const staffPages: readonly ReadRoute[] = [...pages, ...formerly];
