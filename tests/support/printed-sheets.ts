import { inflateSync } from 'node:zlib';

type Matrix = readonly [number, number, number, number, number, number];

/** How far down the text of each sheet reaches, as `printedLines` has it: 0 for a sheet without text. */
export const printedSheets = (pdf: Buffer): number[] => printedLines(pdf).map((lines) => Math.max(0, ...lines));

/**
 * How far down each run of text stands on each sheet, from 0 (top of the paper) to 1 (its foot).
 * @param pdf a document as Chromium prints it: objects in plain text, page contents compressed
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

/** The objects by number. What is compressed is passed over by its length: any sign may occur in it. */
function objectsOf(text: string): Map<string, string> {
  const objects = new Map<string, string>();
  const start = /(\d+) 0 obj\s*/g;
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const [, id = ''] = found;
    const [end, data] = ['endobj', 'stream'].map((word) => text.indexOf(word, start.lastIndex));
    if (end === undefined || data === undefined || end < 0) break;
    const isStream = data >= 0 && data < end;
    const length = isStream ? Number(/\/Length (\d+)/.exec(text.slice(start.lastIndex, data))?.[1]) : 0;
    const dataStart = data + (text.startsWith('stream\r\n', data) ? 8 : 7);
    objects.set(id, isStream ? text.slice(dataStart, dataStart + length) : text.slice(start.lastIndex, end));
    start.lastIndex = isStream ? dataStart + length : end;
  }
  return objects;
}

/** The content of a page, which is compressed; a sheet with nothing on it has none. */
const contentOf = (stream: string) => (stream ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : '');

/** The height above the paper's foot at which each run of text stands, in points. */
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

/** One change of coordinates after another, as PDF multiplies them. */
function times([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}
