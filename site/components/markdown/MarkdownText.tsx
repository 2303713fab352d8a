import { markdown } from './markdown.ts';

/** A front matter paragraph with inline Markdown; HTML is escaped. */
export function MarkdownText({ text, className }: { text: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: authors' HTML is escaped by the renderer
  return <p className={className} dangerouslySetInnerHTML={{ __html: markdown.renderInline(text) }} />;
}
