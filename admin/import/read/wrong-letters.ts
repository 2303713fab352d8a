/** Signs that stand for a letter when a text is read in a wrong encoding. */
const sign = '[‚„†‡ˆ‰‹›•™¢£¥§©®±²³µ¶¹¼½¾¿¡¤¦¨¬¯¸×÷∂∑∏π∫≈≥≤√◊Ω∆░-▟─-╬]';
const wrong = [
  // UTF-8 read as Windows-1252, what no encoding knows, control characters.
  'Ã[\\u00a0-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Â[\\u00a0-\\u00bf]|â€|[\\ufffd\\u0080-\\u009f]',
  `\\p{L}${sign}\\p{L}`,
  // A capital within a word, a sign where a Polish letter was.
  '\\p{Ll}[ŽŠŸŒÀ-ÖØ-Þ]\\p{Ll}|\\p{Ll}[ŽÀ-ÖØ-Þ](?![\\p{L}\\d])',
  '[£¥]\\p{Ll}|\\p{Ll}{2}[³¹¿¼¾](?!\\p{N})',
].join('|');
const one = new RegExp(wrong, 'u');
const every = new RegExp(wrong, 'gu');

/** Whether letters look like those of another encoding, as in `GeneviÃ¨ve`. */
export const hasWrongLetters = (text: string): boolean => one.test(text);

/** Whether a name has lost letters, or holds those of a web page: `Genevi?ve`, `Zo&euml;`. */
export const hasLostLetters = (name: string): boolean => /\p{L}\?\p{L}|&#?\w{2,8};/u.test(name);

export const countWrongLetters = (text: string): number => text.match(every)?.length ?? 0;

/** The first word with such letters. */
export function wrongWord(text: string): string | undefined {
  const place = one.exec(text)?.index;
  if (place === undefined) return undefined;
  const [before = ''] = /[^\s,;|]*$/.exec(text.slice(Math.max(0, place - 20), place)) ?? [];
  const [after = ''] = /^[^\s,;|]*/.exec(text.slice(place, place + 20)) ?? [];
  return before + after;
}
