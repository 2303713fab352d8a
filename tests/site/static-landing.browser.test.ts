import { describe, expect, test } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { ofSample } from '../support/of-sample.ts';
import { openFolds } from '../support/open-folds.ts';
import { useRealSite } from '../support/real-site.ts';
import { scriptIsReady } from '../support/visitor.ts';
import { beforeRelease, firstFew } from '../support/whole-set.ts';

/** Of the sample’s towns. */
const ofTowns = ofSample(test, 'places');
const ofTownsBefore = ofSample(beforeRelease, 'places');

const site = useRealSite();
const chromium = useChromium();

/** Sections of docs/product.md, section 2, static landing pages, in order. */
const pages = [
  {
    path: '/cybersecurity-compliance-dentists-gta',
    sections: [
      'Why it matters',
      'Compliance requirements',
      'Common threats to dental practices',
      'Solutions: the safeguards in order',
      'Practice types: what differs',
      'Benefits for the practice',
    ],
    also: 'Free security assessment',
  },
  {
    path: '/best-smb-it-support-toronto',
    sections: ['Service areas', 'Services', 'Client success stories', 'Results'],
    also: 'Free IT audit',
  },
];

describe.each(firstFew(pages, 1))('$path', ({ path, sections, also }) => {
  ofTownsBefore('its sections stand in their order, each once under its heading', async () => {
    const page = await chromium.open(1440);
    await page.goto(site.server.url + path);
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.filter((heading) => sections.includes(heading))).toEqual(sections);
    for (const name of sections)
      expect(await page.getByRole('region', { name, exact: true }).getByRole('heading', { name }).count()).toBe(1);
    // No second list of what is in view.
    expect(await page.getByRole('navigation', { name: 'On this page' }).count()).toBe(0);
  });

  ofTowns('it ends with a consultation, which opens the booking dialog, and the free assessment', async () => {
    const page = await chromium.open(1440);
    await page.goto(site.server.url + path);
    await scriptIsReady(page);
    const main = page.getByRole('main');
    const link = main.getByRole('link', { name: also, exact: true }).last();
    expect(await link.getAttribute('href')).toBe('/resources/cybersecurity-assessment');
    const consultation = main.getByRole('link', { name: 'Book Free Consultation' }).last();
    expect(await consultation.getAttribute('href')).toBe('/contact-us');
    await consultation.click();
    await page.getByRole('dialog', { name: 'Book Free Consultation' }).waitFor();
  });
});

ofTownsBefore('each story for small businesses says where, how many people, and that it is illustrative', async () => {
  const page = await chromium.open(390);
  await page.goto(`${site.server.url}/best-smb-it-support-toronto`);
  await openFolds(page);
  const stories = await page.getByRole('article').allInnerTexts();
  expect(stories.length).toBe(3);
  for (const story of stories) expect(story).toMatch(/\d+ employees[\s\S]*Illustrative/);
});

ofTownsBefore('the results are a sheet with room to write: one column for now, one for ninety days on', async () => {
  const page = await chromium.open(658);
  await page.emulateMedia({ media: 'print' });
  await page.goto(`${site.server.url}/best-smb-it-support-toronto`);
  const sheet = page.getByRole('region', { name: 'Results' }).getByRole('table');
  expect(await sheet.getByRole('columnheader').allInnerTexts()).toEqual(['Measure', 'Now', 'In 90 days']);
  const cells = await sheet.getByRole('cell').all();
  expect(cells.length).toBe(12);
  for (const cell of cells) {
    expect(await cell.textContent()).toBe('');
    const box = await cell.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(40);
  }
});
