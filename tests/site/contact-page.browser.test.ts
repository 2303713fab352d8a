import { expect, test } from 'vitest';
import { bookingMessages } from '../../shared/forms/messages.ts';
import { sticksOut } from '../support/accessibility.ts';
import { behaviourWidths, useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { fillBooking, newVisitor, scriptIsReady, sendBooking, withoutFormToken } from '../support/visitor.ts';

const site = useRealSite();
const chromium = useChromium();

test.each(behaviourWidths)(
  'at %i px the answer of a sent contact form is set as a page, not as bare text',
  async (width) => {
    const page = await chromium.open(width);
    await withoutFormToken(page);
    await page.goto(`${site.server.url}/contact-us`);
    await scriptIsReady(page);
    await fillBooking(page, newVisitor());
    await sendBooking(page);
    const title = page.getByRole('main').getByRole('heading', { name: bookingMessages.successTitle });
    await title.waitFor();
    const above = await title.boundingBox();
    const below = await page.getByRole('main').getByText('Your reference:').boundingBox();
    const text = await title.locator('xpath=following-sibling::p[1]').boundingBox();
    expect((text?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeGreaterThanOrEqual(8);
    expect((below?.y ?? 0) - ((text?.y ?? 0) + (text?.height ?? 0))).toBeGreaterThanOrEqual(8);
    expect(await sticksOut(page)).toEqual([]);
  },
);
