/** Control characters and everything that some mail program shows as a new line. */
const breaks = /[\p{Cc}\s\u2028\u2029]+/gu;

/** Characters that do not show, or turn the order of others around ("Bidi_Control" of Unicode, tags, joiners of words). */
const unseen = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/**
 * Text for the subject or a name in a mail's header: one line, nothing hidden, and nothing that a mail program would
 * decode a second time (an encoded word of RFC 2047, `=?utf-8?…?=`, that somebody typed into a form).
 */
export function headerText(text: string): string {
  return text.toWellFormed().replace(unseen, '').replace(breaks, ' ').replaceAll('=?', '= ?').trim();
}
