import type { ContentPage } from '../../pages/read-pages.ts';

const notText = new Set([
  'updated',
  'effective',
  'sources',
  'redirectFrom',
  'description',
  'metaTitle',
  'priority',
  'draft',
  'url',
  'source',
]);

/** One entry per paragraph: the strings of the front matter, then the Markdown. */
export function ownText(page: ContentPage): string[] {
  const paragraphs: string[] = [];
  collect(page.data, paragraphs);
  return [...paragraphs, ...page.body.split(/\n\s*\n/).map((text) => text.trim())].filter(Boolean);
}

function collect(value: unknown, into: string[]): void {
  if (typeof value === 'string') into.push(value);
  else if (Array.isArray(value)) for (const entry of value) collect(entry, into);
  else if (value && typeof value === 'object') {
    for (const [key, entry] of Object.entries(value)) if (!notText.has(key)) collect(entry, into);
  }
}
