import { markdown } from '../../components/markdown/markdown.ts';
import { withMarks } from '../../markdown/marks-in-text.ts';
import type { Post } from '../../pages/posts.ts';
import { xmlText } from '../files/xml.ts';

/** What a feed reader has no use for: drawings (their words follow as a list), forms and buttons. */
const unread = /<svg\b[\s\S]*?<\/svg>|<form\b[\s\S]*?<\/form>|<button\b[\s\S]*?<\/button>/g;
/** What only our own pages can show. */
const unknownAttributes = /\s(?:class|data-[a-z-]+|tabindex|aria-[a-z]+|id)="[^"]*"/g;

/** The whole text of a post as HTML for feed readers: its lead, its key points, its text; links with our origin. */
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
