import MarkdownIt from 'markdown-it';

/** Plain Markdown with typographic quotes; HTML in it is shown, not run. */
export const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });
