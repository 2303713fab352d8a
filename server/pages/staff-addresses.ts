import type { RequestHandler } from 'express';
import { importerPath } from '../../shared/staff/import-fields.ts';
import { seoDashboardPath } from '../../shared/staff/seo-report.ts';
import { staffPath } from '../../shared/staff/staff.ts';
import { readPath } from '../../site/redirects/read-path.ts';

/** The staff page, its alias and addresses of its views. */
export const staffAddresses = [staffPath, '/admin-dashboard', seoDashboardPath, importerPath];

/** Old addresses (docs/product.md, section 2), and where they lead. */
export const oldStaffAddresses: readonly [path: string, to: string][] = [
  ['/admin/leads', staffPath],
  ['/admin/analytics', staffPath],
  ['/admin/sendgrid-test', `${staffPath}#/mail`],
];

const targets = new Map([...staffAddresses.map((path): [string, string] => [path, path]), ...oldStaffAddresses]);

/** Redirects a staff address in capitals, with a slash or with punctuation at its end. */
export const staffSpelling: RequestHandler = (req, res, next) => {
  const { page } = readPath(req.url.split('?')[0] ?? '');
  const target = targets.get(page ?? '');
  if (target === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
  res.locals.route = '(staff spelling)';
  res.setHeader('Cache-Control', 'no-store');
  res.redirect(301, target);
};
