/** The words of a Markdown text, lower-cased, without marks, links' addresses or code. */
export function words(markdown: string): string[] {
  return (
    markdown
      .replace(/```[\s\S]*?```/g, ' ')
      .replace(/\]\([^)]*\)/g, ' ')
      .replace(/[’']/g, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}$%.,-]*[\p{L}\p{N}%]/gu) ?? []
  );
}
