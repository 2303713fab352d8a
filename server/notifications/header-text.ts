const breaks = /[\p{Cc}\s\u2028\u2029]+/gu;

/** Includes ones that reorder text (Unicode "Bidi_Control", tags, word joiners). */
const unseen = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** One line, nothing invisible, and no encoded words (RFC 2047, `=?utf-8?…?=`) that a visitor typed. */
export function headerText(text: string): string {
  return text.toWellFormed().replace(unseen, '').replace(breaks, ' ').replaceAll('=?', '= ?').trim();
}
