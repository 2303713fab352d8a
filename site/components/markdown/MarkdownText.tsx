import { markdown } from './markdown.ts';

/** A paragraph of front matter in which Markdown links and emphasis work; HTML in it is shown, not run. */
export function MarkdownText({ text, className }: { text: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: authors' HTML is escaped by the renderer
  return <p className={className} dangerouslySetInnerHTML={{ __html: markdown.renderInline(text) }} />;
}
