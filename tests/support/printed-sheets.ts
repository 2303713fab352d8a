import { inflateSync } from 'node:zlib';

type Matrix = readonly [number, number, number, number, number, number];

/** Position of each sheet's last text; 0 without text. */
export const printedSheets = (pdf: Buffer): number[] => printedLines(pdf).map((lines) => Math.max(0, ...lines));

/**
 * Vertical position of each text run by sheet, from 0 (top) to 1 (bottom).
 * @param pdf from Chromium: uncompressed objects, compressed page contents
 */
export function printedLines(pdf: Buffer): number[][] {
  const text = pdf.toString('latin1');
  const objects = objectsOf(text);
  return [...objects.values()]
    .filter((body) => /\/Type\s*\/Page\b/.test(body))
    .map((page) => {
      const height = Number(/\/MediaBox \[\S+ \S+ \S+ (\S+)\]/.exec(page)?.[1]);
      const content = contentOf(objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '') ?? '');
      return baselines(content).map((y) => 1 - y / height);
    });
}

/** Objects by number. Compressed data may contain any bytes, so it is skipped by its length. */
function objectsOf(text: string): Map<string, string> {
  const objects = new Map<string, string>();
  const start = /(\d+) 0 obj\s*/g;
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const [, id = ''] = found;
    const end = text.indexOf('endobj', start.lastIndex);
    if (end < 0) break;
    // Only within the object: the next stream may be megabytes away.
    const within = /\bstream\r?\n/.exec(text.slice(start.lastIndex, end))?.index;
    const data = start.lastIndex + (within ?? 0);
    // Text may contain the word too, but without a length before it.
    const head = text.slice(start.lastIndex, data);
    const isStream = within !== undefined && /\/Length \d+/.test(head);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const dataStart = data + (text.startsWith('stream\r\n', data) ? 8 : 7);
    objects.set(id, isStream ? text.slice(dataStart, dataStart + length) : text.slice(start.lastIndex, end));
    start.lastIndex = isStream ? dataStart + length : end;
  }
  return objects;
}

const contentOf = (stream: string) => (stream ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : '');

/** Height of each text run above the bottom (points). */
function baselines(content: string): number[] {
  const kept: Matrix[] = [];
  let now: Matrix = [1, 0, 0, 1, 0, 0];
  const found: number[] = [];
  for (const line of content.split('\n')) {
    const words = line.trim().split(/\s+/);
    if (words.at(-1) === 'q') kept.push(now);
    else if (words.at(-1) === 'Q') now = kept.pop() ?? now;
    else if (words.at(-1) === 'cm') now = times(words.slice(-7, -1).map(Number) as unknown as Matrix, now);
    else if (words.at(-1) === 'Tm') found.push(times(words.slice(-7, -1).map(Number) as unknown as Matrix, now)[5]);
  }
  return found;
}

/** Matrix product in PDF's order. */
function times([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}
