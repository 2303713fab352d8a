import { company } from '../../../shared/company/company.ts';
import { markdown } from '../../components/markdown/markdown.ts';
import { withMarks } from '../../markdown/marks-in-text.ts';
import type { Post } from '../../pages/posts.ts';
import { posts } from '../../pages/posts.ts';
import type { SiteContext } from '../../pages/site-context.ts';
import { xmlText } from '../files/xml.ts';

/** Useless in a feed reader. A drawing's text follows as a list. */
const unread = /<svg\b[\s\S]*?<\/svg>|<form\b[\s\S]*?<\/form>|<button\b[\s\S]*?<\/button>/g;
const unknownAttributes = /\s(?:class|data-[a-z-]+|tabindex|aria-[a-z]+|id)="[^"]*"/g;

/** HTML with absolute links. */
function feedText({ path, data, body }: Post, origin: string): string {
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

const newest = 20;

/** Midnight in Toronto in winter; an hour late in summer, so never in the future. */
const momentOf = (day: string) => `${day}T05:00:00Z`;

/** RFC 4287, with full text. */
export function atomFeed({ pages, origin }: SiteContext): string {
  const list = posts(pages).slice(0, newest);
  const entries = list.map((post) => {
    const { path, data } = post;
    return (
      `<entry><id>${origin}${path}</id><title>${xmlText(data.title)}</title><link href="${origin}${path}"/>` +
      `<published>${momentOf(data.publishDate)}</published><updated>${momentOf(data.updated)}</updated>` +
      `<summary>${xmlText(data.description)}</summary>` +
      `<content type="html">${xmlText(feedText(post, origin))}</content></entry>`
    );
  });
  const updated =
    list
      .map(({ data }) => data.updated)
      .sort()
      .at(-1) ?? '2026-11-20';
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-CA"><id>${origin}/blog</id>` +
    `<title>${xmlText(company.name)} blog</title><link href="${origin}/blog"/><link rel="self" href="${origin}/blog/feed.xml"/>` +
    `<updated>${momentOf(updated)}</updated><author><name>${xmlText(company.name)}</name></author>\n${entries.join('\n')}\n</feed>\n`
  );
}

/** JSON Feed 1.1, with full text. */
export function jsonFeed({ pages, origin }: SiteContext): string {
  const items = posts(pages)
    .slice(0, newest)
    .map((post) => ({ post, ...post }))
    .map(({ post, path, data }) => ({
      id: origin + path,
      url: origin + path,
      title: data.title,
      summary: data.description,
      content_html: feedText(post, origin),
      date_published: momentOf(data.publishDate),
      date_modified: momentOf(data.updated),
      tags: data.tags,
    }));
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${company.name} blog`,
    home_page_url: `${origin}/blog`,
    feed_url: `${origin}/blog/feed.json`,
    language: 'en-CA',
    items,
  });
}
