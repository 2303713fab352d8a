const heading = /<h([1-6])\b([^>]*)>([\s\S]*?)<\/h\1>/g;
/** Includes adjacent punctuation: a line may break next to an inline block. */
const hyphenated = /([(“‘]*)(?<![\w’-])([\w’]+(?:-[\w’]+)+)(?![\w’-])([,.;:!?…)”’]*)(?![^<]*>)/g;
/** A longer unbroken word would overflow a narrow column of large type. */
const longest = 12;

/**
 * Keeps short hyphenated words ("Wi-Fi") on one line; CSS alone cannot. Widget headings stay unchanged for hydration.
 */
export function unbrokenHeadings(html: string): string {
  return html.replace(heading, (asWritten, level: string, attributes: string, inner: string) => {
    if (attributes.includes('nl-') || !inner.includes('-')) return asWritten;
    const text = inner.replace(hyphenated, (whole, _opening, word: string) =>
      word.length > longest ? whole : `<span class="unbroken">${whole}</span>`,
    );
    return `<h${level}${attributes}>${text}</h${level}>`;
  });
}
