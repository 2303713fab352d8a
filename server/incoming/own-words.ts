/** Lines with which mail programs begin what they quote. */
const quoteBegins = [
  /^-{2,}\s*(original message|message d'origine|forwarded message|ursprüngliche nachricht)\s*-{2,}$/i,
  /^_{10,}$/,
  /^(on|le|am)\s.{4,200}\s(wrote|écrit|schrieb)\s*:$/i,
];

/** Of a header block that Outlook puts above what it quotes. */
const headerLine = /^(sent|date|to|subject|envoyé|à|objet|gesendet|an|betreff)\s*:/i;

/** In characters. */
const longest = 20_000;

/** What the writer of an email wrote, without the emails quoted below it; all of it if nothing else would be left. */
export function ownWords(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  // Quoted to the end: what is answered line by line stays whole.
  const quotedToEnd = lines.findLastIndex((line) => !/^\s*(>|$)/.test(line)) + 1;
  const end = lines.findIndex(
    (line, place) => (place >= quotedToEnd && line.trim().startsWith('>')) || beginsQuote(lines, line.trim(), place),
  );
  const own = (end < 0 ? lines : lines.slice(0, end)).join('\n').trim();
  const kept = own || text.trim();
  return kept.length > longest ? `${kept.slice(0, longest).trimEnd()} […]` : kept;
}

function beginsQuote(lines: readonly string[], line: string, place: number): boolean {
  const next = lines[place + 1]?.trim() ?? '';
  if (/^(from|de|von)\s*:/i.test(line)) return headerLine.test(next);
  if (quoteBegins.some((begin) => begin.test(line))) return true;
  // Gmail breaks "On …, … wrote:" into two lines.
  return /^(on|le|am)\s/i.test(line) && /\s(wrote|écrit|schrieb)\s*:$/i.test(next);
}
