import { seoPaths } from '../../../shared/staff/seo-report.ts';
import type { ReadRoute } from '../route.ts';

/** The SEO dashboard: what the build says of the pages, and how many leads each brought. */
export const staffSeo: ReadRoute = {
  access: { staff: 'marketing' },
  limit: 'staff',
  method: 'GET',
  path: seoPaths.report,
  summary: 'The report of the last build on every page, and leads by page.',
  handle: async ({ services }) => ({ status: 200, json: await services.seo.read() }),
};
