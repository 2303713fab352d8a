import { plainText } from './plain-text.ts';

export type HeadingLink = { id: string; text: string };

/** The h2 headings of rendered Markdown; `markdown.ts` gives them ids. */
export function headingsOf(html: string): HeadingLink[] {
  return [...html.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/g)].map(([, id = '', inner = '']) => ({
    id,
    text: plainText(inner),
  }));
}

/** The same headings as links within their page. */
export const headingLinks = (html: string) => headingsOf(html).map(({ id, text }) => ({ href: `#${id}`, label: text }));
