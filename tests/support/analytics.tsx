import type { Page } from 'playwright';
import { WidgetPlaceholder } from '../../widgets/runtime/WidgetPlaceholder.tsx';
import { recordEvents, widgetsReady } from './widget-forms.ts';
import { ownPage, type WidgetPages } from './widget-page.ts';

export type CountedEvent = { event: string; params: Record<string, string | number> };

export const opener = (
  <a href="/contact-us" data-open="booking" data-source="top">
    Book Free Consultation
  </a>
);

/** Serves `/forms`, whose parts cause every analytics event, and the contact page. */
export function serveFormPages(pages: WidgetPages): void {
  pages.page(
    '/forms',
    ownPage(
      <>
        <WidgetPlaceholder widget="hero-form" options={{ source: 'home', page: '/forms' }} />
        <WidgetPlaceholder widget="newsletter" />
        {opener}
        <a href="tel:+10000000000">Call us</a>
        <a href="mailto:somebody@example.com">Write to us</a>
        <a href="#top">Up</a>
      </>,
    ),
  );
  pages.page('/contact-us', ownPage(<WidgetPlaceholder widget="contact-form" options={{ page: '/contact-us' }} />));
}

export const agree = (page: Page, analytics = true) =>
  page.evaluate((analytics) => window.itwidgets?.configure({ analytics }), analytics);

export type ToldOf = (...names: string[]) => Promise<CountedEvent[]>;

/** Opens an address and records its analytics events. */
export async function listen(page: Page, url: string): Promise<ToldOf> {
  const events = await recordEvents(page);
  // Without a telephone app the browser would prompt. By then the script has seen the click.
  await page.addInitScript(() =>
    addEventListener('click', (event) => {
      if (event.target instanceof HTMLAnchorElement) event.preventDefault();
    }),
  );
  await page.goto(url);
  await widgetsReady(page);
  return async (...names) => {
    const tracked = (await events()).filter(({ name }) => name === 'track').map(({ detail }) => detail as CountedEvent);
    return tracked.filter(({ event }) => names.length === 0 || names.includes(event));
  };
}
