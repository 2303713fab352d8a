import { parse } from 'node-html-parser';

/** What a mail says of a page of ours. */
export type MailedPiece = { path: string; title: string; description: string; takeaways: string[] };

/** The lines of a piece's short answer, or of a white paper's findings. */
const shortAnswer = 'main .takeaways__list li, main .whitepaper-sheet__findings li';

/**
 * Reads a built page as something to be mailed: a piece that begins with its short answer. Undefined for any other page,
 * and for one that only repeats another.
 */
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
