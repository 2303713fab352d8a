import { seoPaths } from '../../shared/staff/seo-report.ts';
import type { ReadRoute } from '../http/route.ts';
import type { Seo } from './create-seo.ts';

/** What these routes need. */
type Needs = { seo: Seo };

/** The SEO dashboard: what the build says of the pages, and how many leads each brought. */
export const staffSeo = ({ seo }: Needs): ReadRoute => ({
  access: { staff: 'marketing' },
  limit: 'staff',
  method: 'GET',
  path: seoPaths.report,
  summary: 'The report of the last build on every page, and leads by page.',
  handle: async () => ({ status: 200, json: await seo.read() }),
});
