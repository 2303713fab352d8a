import { plainText } from './plain-text.ts';

export type HeadingLink = { id: string; text: string };

/** `markdown.ts` sets the ids. */
export function headingsOf(html: string): HeadingLink[] {
  return [...html.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/g)].map(([, id = '', inner = '']) => ({
    id,
    text: plainText(inner),
  }));
}

export const headingLinks = (html: string) => headingsOf(html).map(({ id, text }) => ({ href: `#${id}`, label: text }));

/** Each h2 and h3 links to itself, except headings that contain a link. */
export function linkedHeadings(html: string): string {
  return html.replace(
    /<h([23]) id="([^"]+)">((?:(?!<a\b)[\s\S])*?)<\/h\1>/g,
    (_, level: string, id: string, inner: string) => {
      return `<h${level} id="${id}"><a class="heading-link" href="#${id}">${inner}</a></h${level}>`;
    },
  );
}
