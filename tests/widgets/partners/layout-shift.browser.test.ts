import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { widths } from '../../support/chromium.ts';
import { layoutShiftOf } from '../../support/layout-shift.ts';
import { ofSample } from '../../support/of-sample.ts';
import { usePartner } from '../../support/partner.ts';
import { useRealSite } from '../../support/real-site.ts';
import { roomsOfDocs } from '../../support/reserved-room.ts';
import { firstFew } from '../../support/whole-set.ts';
import { document as html } from '../../support/widget-page.ts';

const { pages, tag, visit } = usePartner();
const site = useRealSite();

const words = '<p>Words of the page.</p>'.repeat(20);
const frame = '<style>body { margin: 16px } main { max-width: 640px; margin: 0 auto }</style>';

async function shift(page: Page, placeholder: string, head = ''): Promise<number> {
  const url = pages.partnerPage('/shift', html(head + frame + tag(), `<main>${placeholder}${words}</main>`));
  return layoutShiftOf(page, url, (page) => page.getByRole('form').waitFor());
}

const afterFirstPaint = (page: Page) =>
  page.route('**/widgets.js', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, undefined, {
      timeout: 10_000,
    });
    await route.continue();
  });

/** Each widget in the columns in which its height was measured, with the tolerance (px). */
const cases: [widget: string, width: number, gap: number][] = [
  ...Object.keys(roomsOfDocs()).flatMap((widget) =>
    firstFew(widths, 1).map((width): [string, number, number] => [widget, width, 8]),
  ),
  // Narrower columns, as on small tablets, need more height (docs/partners.md); this widget needs the most.
  ['risk-quiz', 600, 40],
];

/** The reserved heights are those of the sample's name and address in the line of consent. */
ofSample(test, 'company').each(firstFew(cases, 2))(
  'nothing below %s at %i px moves when it comes, with its room reserved',
  async (widget, width, gap) => {
    const { page } = await visit('<main></main>', { width, head: '' });
    await afterFirstPaint(page);
    // Proves that the next check can fail.
    expect(await shift(page, `<div data-widget="${widget}"></div>`)).toBeGreaterThan(0.02);

    const room = roomsOfDocs()[widget]?.[width < 560 ? 'phone' : 'else'];
    expect(await shift(page, `<div data-widget="${widget}" style="min-height:${room}px"></div>`)).toBeLessThanOrEqual(
      0.02,
    );

    const link = `<link rel="stylesheet" href="${site.server.url}/widgets.css">`;
    expect(await shift(page, `<div data-widget="${widget}"></div>`, link)).toBeLessThanOrEqual(0.02);
    const { reserved, needed } = await page.locator('[data-widget]').evaluate((element) => ({
      reserved: Number.parseFloat(getComputedStyle(element).minHeight),
      needed: element.shadowRoot?.firstElementChild?.getBoundingClientRect().height ?? 0,
    }));
    expect(Math.abs(reserved - needed)).toBeLessThanOrEqual(gap);
  },
);
