import type { RequestHandler } from 'express';
import { importerPath } from '../../../shared/staff/import-fields.ts';
import { seoDashboardPath } from '../../../shared/staff/seo-report.ts';
import { staffPath } from '../../../shared/staff/staff.ts';
import { readPath } from '../../../site/redirects/read-path.ts';
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

/** The staff page, its alias and addresses of its views. It holds no personal data, so it needs no session. */
const pages = [staffPath, '/admin-dashboard', seoDashboardPath, importerPath];

/** Old addresses that redirect to it (docs/product.md, section 2). */
const formerly: readonly [path: string, to: string][] = [
  ['/admin/leads', staffPath],
  ['/admin/analytics', staffPath],
  ['/admin/sendgrid-test', `${staffPath}#/mail`],
];

export const staffPages: readonly ReadRoute[] = [
  ...pages.map((path) => pageAt(path, 'The page for staff.', { status: 200, page: { of: 'staff' } })),
  ...formerly.map(([path, to]) => pageAt(path, 'Leads to the page for staff.', { status: 303, seeOther: to })),
];

/** Where each address leads, for other spellings. */
const targets = new Map([...pages.map((path): [string, string] => [path, path]), ...formerly]);

/** Sends a staff address in capitals, with a slash or with punctuation at its end to its own spelling. */
export const staffSpelling: RequestHandler = (req, res, next) => {
  const { page } = readPath(req.url.split('?')[0] ?? '');
  const target = targets.get(page ?? '');
  if (target === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
  res.locals.route = '(staff spelling)';
  res.setHeader('Cache-Control', 'no-store');
  res.redirect(301, target);
};
