import { parse } from 'node-html-parser';

export type MailedPiece = { path: string; title: string; description: string; takeaways: string[] };

const shortAnswer = 'main .takeaways__list li, main .whitepaper-sheet__findings li';

/** Undefined if the page has no short answer or is an alias. */
export function readPiece(path: string, html: string): MailedPiece | undefined {
  const page = parse(html);
  const takeaways = page.querySelectorAll(shortAnswer).map(({ text }) => tidy(text));
  const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
  const title = tidy(page.querySelector('h1')?.text ?? '');
  if (!takeaways.length || !title || !URL.canParse(canonical) || new URL(canonical).pathname !== path) return undefined;
  const description = page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  return { path, title, description: tidy(description), takeaways };
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
