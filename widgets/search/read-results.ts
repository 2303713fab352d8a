import type { SearchHit } from '../contract/search.ts';

/** The results that the server wrote into a search (see `SearchResult`). */
export function readResults(element: HTMLElement): SearchHit[] {
  return [...element.querySelectorAll('[data-results] > li')].map((item) => {
    const field = (name: string) => item.querySelector(`[data-field="${name}"]`);
    return {
      path: field('title')?.getAttribute('href') ?? '',
      title: field('title')?.textContent ?? '',
      section: field('section')?.textContent ?? '',
      summary: field('summary')?.textContent ?? '',
    };
  });
}
