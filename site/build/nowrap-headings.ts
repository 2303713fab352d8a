const heading = /<h([1-6])\b([^>]*)>([\s\S]*?)<\/h\1>/g;
/** A word with hyphens, outside tags, with the punctuation that belongs to it: a line may break beside an inline block. */
const hyphenated = /([(“‘]*)(?<![\w’-])([\w’]+(?:-[\w’]+)+)(?![\w’-])([,.;:!?…)”’]*)(?![^<]*>)/g;
/** Longer words may break after a hyphen: unbroken they would not fit into a narrow column of large type. */
const longest = 12;

/**
 * The document with the short hyphenated words of its headings ("Wi-Fi", "on-site") kept on one line: CSS alone cannot
 * forbid a break after a hyphen. Headings of widgets are left as they are, because hydration expects their markup.
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
