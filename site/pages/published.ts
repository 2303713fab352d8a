import type { ContentPage } from './read-pages.ts';

/**
 * No drafts or future posts.
 * @param today `2026-11-20`, Toronto time
 */
export function publishedPages(pages: readonly ContentPage[], today: string): ContentPage[] {
  return pages.filter(({ data }) => {
    const day = 'publishDate' in data && typeof data.publishDate === 'string' ? data.publishDate : '';
    return !data.draft && day <= today;
  });
}
