import { afterAll, beforeAll, expect, test } from 'vitest';
import { markPage } from '../support/lighthouse.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

/** One indexable page of each kind. */
const kinds = [
  '/',
  '/contact-us',
  '/about-us',
  '/partnerships',
  '/services',
  '/services/managed-it',
  '/services/ai-consulting',
  '/services/cybersecurity/penetration-testing',
  '/industries',
  '/industries/dental',
  '/locations',
  '/locations/mississauga',
  '/it-support-oakville',
  '/cloud-services-vaughan',
  '/managed-service-provider',
  '/cybersecurity-compliance-dentists-gta',
  '/best-smb-it-support-toronto',
  '/pricing',
  '/claims-and-sources',
  '/sitemap',
  '/privacy-policy',
  '/privacy-choices',
  '/pipeda-compliance',
  '/pipeda-compliance-checklist',
  '/resources/cybersecurity-assessment',
  '/library',
  '/library/cloud-migration-checklist',
  '/resources/webinars/cybersecurity-toronto-smbs',
];

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess();
});
afterAll(() => server?.remove());

test.each(kinds)('Lighthouse finds nothing to mend on %s, and nothing moves', async (path) => {
  const marks = await markPage(server.url + path);
  console.info(`Lighthouse performance of ${path}: ${marks.performance}`);
  expect(marks).toMatchObject({ accessibility: 100, bestPractices: 100, seo: 100, shortcomings: [] });
  expect(marks.layoutShift).toBeLessThanOrEqual(0.01);
});
