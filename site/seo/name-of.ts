import type { ContentPage } from '../schema/read-pages.ts';

/** What a page is called in a list: its short name where its kind has one, otherwise its heading. */
export function nameOf({ data }: ContentPage): string {
  return 'name' in data && typeof data.name === 'string' ? data.name : data.title;
}
