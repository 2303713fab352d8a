import { join } from 'node:path';
import { torontoDay } from '../../shared/company/calendar-day.ts';
import { publishedPages } from '../../site/pages/published.ts';
import { type ContentPage, readPages } from '../../site/pages/read-pages.ts';
import { root } from './repository.ts';

export const today = torontoDay(new Date());

export function publishedToday(): ContentPage[] {
  return publishedPages(readPages(join(root, 'site/content')), today);
}
