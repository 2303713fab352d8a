import type { ContentPage } from './read-pages.ts';

/**
 * The pages that are built on a day (`2026-11-20`, Toronto time): no drafts, and no post before its day.
 */
export function publishedPages(pages: readonly ContentPage[], today: string): ContentPage[] {
  return pages.filter(({ data }) => {
    const day = 'publishDate' in data && typeof data.publishDate === 'string' ? data.publishDate : '';
    return !data.draft && day <= today;
  });
}
