export type HeadingLink = { id: string; text: string };

/** The second-level headings of rendered Markdown, which `markdown.ts` gives ids. */
export function headingsOf(html: string): HeadingLink[] {
  return [...html.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/g)].map(([, id, inner]) => ({
    id: id ?? '',
    text: decode((inner ?? '').replace(/<[^>]+>/g, '')),
  }));
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
