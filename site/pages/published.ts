import { type Promotion, promotion } from '../facts/promotion.ts';
import type { ContentPage } from './read-pages.ts';

const dayOf = ({ data }: ContentPage) =>
  'publishDate' in data && typeof data.publishDate === 'string' ? data.publishDate : '';

/**
 * No drafts or future posts.
 * @param today `2026-11-20`, by the company's clock
 */
export function publishedPages(pages: readonly ContentPage[], today: string): ContentPage[] {
  return pages.filter((page) => !page.data.draft && dayOf(page) <= today);
}

/** The next day on which the site looks different without an edit: a post appears, an offer begins or ends. */
export function nextChange(
  pages: readonly ContentPage[],
  today: string,
  offer: Promotion | undefined = promotion,
): string | undefined {
  const days = pages.filter(({ data }) => !data.draft).map(dayOf);
  return [...days, offer?.from ?? '', offer ? dayAfter(offer.until) : '']
    .filter((day) => day > today)
    .sort()
    .at(0);
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
