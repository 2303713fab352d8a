import { seoPaths } from '../../shared/staff/seo-report.ts';
import type { ReadRoute } from '../http/route.ts';
import { seoAnswerSchema } from './answer-schemas.ts';
import type { Seo } from './create-seo.ts';

type Needs = { seo: Seo };

export const staffSeo = ({ seo }: Needs): ReadRoute => ({
  access: { staff: 'marketing' },
  limit: 'staff',
  method: 'GET',
  path: seoPaths.report,
  summary: 'The report of the last build on every page, and leads by page.',
  answer: { status: 200, about: 'The report; null before the first build.', schema: seoAnswerSchema },
  handle: async () => ({ status: 200, json: await seo.read() }),
});
