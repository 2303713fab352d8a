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

/** Words that a line break would spoil. */
const whole = /(?<![\w’/@.-])(?:Wi-Fi|X-rays?|9-1-1|on-call|on-site|co-managed|part-time)(?![\w@-])/gi;

/** A part that is not read as lines of text, a tag, or text. */
const parts =
  /<(head|script|style|svg|template|textarea|option|button|code|pre|h[1-6])\b[\s\S]*?<\/\1>|<(\/?)([a-z][\w-]*)[^>]*>|[^<]+/gi;

/** Keeps "Wi-Fi", "9-1-1", "on-call" and the like on one line wherever a page says them. Widgets stay as their script expects them. */
export function unbrokenWords(html: string): string {
  let divsInWidget = 0;
  return html.replace(parts, (part, apart?: string, closing?: string, tag?: string) => {
    if (tag === 'div' && divsInWidget > 0) divsInWidget += closing ? -1 : 1;
    else if (tag === 'div' && part.includes(' data-widget=')) divsInWidget = 1;
    return apart || tag || divsInWidget > 0 ? part : part.replace(whole, '<span class="no-break">$&</span>');
  });
}
