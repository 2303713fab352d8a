import { markdown } from '../../components/markdown/markdown.ts';
import { withMarks } from '../../markdown/marks-in-text.ts';
import type { Post } from '../../pages/posts.ts';
import { xmlText } from '../files/xml.ts';

/** Useless in a feed reader. A drawing's text follows as a list. */
const unread = /<svg\b[\s\S]*?<\/svg>|<form\b[\s\S]*?<\/form>|<button\b[\s\S]*?<\/button>/g;
const unknownAttributes = /\s(?:class|data-[a-z-]+|tabindex|aria-[a-z]+|id)="[^"]*"/g;

/** A post's full text as HTML, with absolute links. */
export function feedText({ path, data, body }: Post, origin: string): string {
  const text = markdown.render(withMarks(body), { page: { url: path } });
  const points = data.takeaways.map((line) => `<li>${xmlText(line)}</li>`).join('');
  const html = `<p>${xmlText(data.lead)}</p>\n<ul>${points}</ul>\n${text}`;
  return html
    .replace(unread, '')
    .replace(unknownAttributes, '')
    .replace(/(<(?:a|img)\b[^>]*?\s(?:href|src)=")(\/|#)/g, (_, before: string, start: string) =>
      start === '#' ? `${before}${origin}${path}#` : `${before}${origin}/`,
    );
}
