import { join } from 'node:path';
import { companyDay } from '../../shared/company/calendar-day.ts';
import { publishedPages } from '../../site/pages/published.ts';
import { type ContentPage, leftOut, readPages } from '../../site/pages/read-pages.ts';
import { root } from './repository.ts';

export const today = companyDay(new Date());

const content = join(root, 'site/content');

export function publishedToday(): ContentPage[] {
  return publishedPages(readPages(content), today);
}

/** Addresses of the sample's texts that an owner's site leaves out; none in the sample. */
export const leftOutPaths: ReadonlySet<string> = new Set(leftOut(content).map(({ path }) => path));
