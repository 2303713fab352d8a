/**
 * Instrument Sans in thousandths of the type size: the wider of regular and semibold, rounded up. Arrows are as wide as
 * Arial's, as they come from a system font. Verified by `tests/site/diagrams.browser.test.ts`.
 */
const groups: readonly (readonly [width: number, letters: string])[] = [
  [150, '·'],
  [200, ' \u00a0'],
  [250, '|'],
  [260, "'IijlÎÏîï"],
  [280, ',.:;‘’'],
  [300, '!'],
  [340, '•'],
  [360, '`'],
  [370, 'f‹›'],
  [390, 'r°'],
  [400, '1'],
  [410, 't'],
  [430, '*'],
  [440, '()[]{}²³'],
  [450, '"/\\'],
  [460, 'J'],
  [470, '_„'],
  [480, '“”'],
  [500, 's'],
  [510, '-'],
  [520, 'z'],
  [540, 'vy'],
  [550, '+<=>^~×−÷«»'],
  [560, '2ackàâç'],
  [570, '7'],
  [580, '3?eéèêë'],
  [590, '5Lx'],
  [600, '8o–ô'],
  [610, 'Fuùûü'],
  [620, '469hn'],
  [630, 'bdgpq'],
  [640, '$ESZÈÉÊË'],
  [650, 'B'],
  [670, 'PRT'],
  [680, '0'],
  [700, 'Y'],
  [710, 'X'],
  [720, 'KUÙÛÜ€'],
  [730, '#…'],
  [740, 'AHNVÀÂ'],
  [750, 'CÇ'],
  [760, 'D'],
  [770, '&G'],
  [790, '%'],
  [800, 'OwÔ'],
  [810, 'Q'],
  [840, '±≤≥'],
  [850, '©®'],
  [860, '™'],
  [870, '@'],
  [880, 'æ'],
  [900, '—'],
  [910, 'M'],
  [950, 'mœ'],
  [970, 'Æ'],
  [1000, '→←↗'],
  [1040, '½¼¾'],
  [1090, 'WŒ'],
];

const widths = new Map(groups.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)));

/** For letters that the typeface lacks: wider than most. */
const unknown = 900;
/** The fallback font is slightly wider. */
const slack = 1.04;

/** Maximum width of a text; both in pixels. */
export function widthOf(text: string, size: number): number {
  const thousandths = [...text].reduce((sum, letter) => sum + (widths.get(letter) ?? unknown), 0);
  return (thousandths / 1000) * size * slack;
}

/** Lines of at most `width`. A longer word is split. */
export function wrapped(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => pieces(word, size, width))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

function pieces(word: string, size: number, width: number): string[] {
  if (widthOf(word, size) <= width) return [word];
  const letters = [...word];
  const most = Math.max(
    1,
    letters.findIndex((_, index) => widthOf(letters.slice(0, index + 1).join(''), size) > width),
  );
  return [letters.slice(0, most).join(''), ...pieces(letters.slice(most).join(''), size, width)];
}
