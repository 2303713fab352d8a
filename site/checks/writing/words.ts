/** Lower-cased, without markup, link addresses and code. */
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
