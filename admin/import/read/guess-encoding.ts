import { asUtf8, decode, type Encoding, linesOf } from './decode.ts';
import { countWrongLetters } from './wrong-letters.ts';

/** Bytes searched for UTF-16's zeros, and for letters. */
const looked = { zeros: 4096, letters: 200_000 };

/**
 * By byte order mark; else UTF-16 if Latin letters have zeros between them; else UTF-8 if valid, which other encodings'
 * accents rarely are; else mixed if some lines are; else the one that reads most accents as letters within words.
 */
export function guessEncoding(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const start = bytes.subarray(0, looked.zeros);
  for (const [place, byte] of start.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 5 && odd > even) return 'utf-16le';
  if (even > start.length / 5 && even > odd) return 'utf-16be';
  if (asUtf8(bytes) !== undefined) return 'utf-8';
  const accented = linesOf(bytes.subarray(0, looked.letters)).filter((line) => line.some((byte) => byte > 0x7f));
  if (accented.some((line) => asUtf8(line) !== undefined)) return 'mixed';
  return singleByte(accented, bytes);
}

/** The byte encoding with the fewest wrong letters; of equals the first. */
function singleByte(accented: readonly Uint8Array[], bytes: Uint8Array): Encoding {
  // Line breaks of old Macintoshes.
  const isMac = bytes.includes(0x0d) && !bytes.includes(0x0a);
  const all: Encoding[] = isMac
    ? ['macintosh', 'windows-1252', 'windows-1250', 'cp850']
    : ['windows-1252', 'windows-1250', 'cp850', 'macintosh'];
  const wrong = (encoding: Encoding) =>
    accented.reduce((sum, line) => sum + countWrongLetters(decode(line, encoding)), 0);
  const counted = all.map((encoding) => ({ encoding, count: wrong(encoding) }));
  return counted.toSorted((one, other) => one.count - other.count)[0]?.encoding ?? 'windows-1252';
}

const samples = 3;
const isWordByte = (byte: number) => byte > 0x7f || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a);

/** The first words with accents, as each encoding reads them. Empty for UTF-16 and for files without accents. */
export function accentedWords(bytes: Uint8Array, encoding: Encoding): Partial<Record<Encoding, string>> {
  if (encoding.startsWith('utf-16')) return {};
  const found = new Map<string, Uint8Array>();
  const mark = bytes[0] === 0xef && bytes[1] === 0xbb ? 3 : 0;
  for (let place = mark; place < bytes.length && found.size < samples; place += 1) {
    if ((bytes[place] ?? 0) < 0x80) continue;
    let [start, end] = [place, place];
    while (start > mark && isWordByte(bytes[start - 1] ?? 0)) start -= 1;
    while (end < bytes.length && isWordByte(bytes[end] ?? 0)) end += 1;
    const word = bytes.subarray(start, Math.min(end, start + 30));
    const text = decode(word, 'windows-1252');
    if (/[A-Za-z]/.test(text)) found.set(text, word);
    place = end;
  }
  const read = (as: Encoding) => [...found.values()].map((word) => decode(word, as)).join(' ');
  const bySingle: Encoding[] = ['utf-8', 'windows-1252', 'windows-1250', 'cp850', 'macintosh', 'mixed'];
  return found.size === 0 ? {} : Object.fromEntries(bySingle.map((as) => [as, read(as)]));
}
