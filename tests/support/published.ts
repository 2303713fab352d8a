import { join } from 'node:path';
import { torontoDay } from '../../shared/company/calendar-day.ts';
import { publishedPages } from '../../site/pages/published.ts';
import { type ContentPage, readPages } from '../../site/pages/read-pages.ts';
import { root } from './repository.ts';

/** Today in Toronto. */
export const today = torontoDay(new Date());

/** The site's content as published today. */
export function publishedToday(): ContentPage[] {
  return publishedPages(readPages(join(root, 'site/content')), today);
}
