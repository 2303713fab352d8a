import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cache } from './paths.mjs';

const texts = new Set(
  '.css .csv .html .ics .js .json .map .md .mjs .svg .txt .ts .vcf .webmanifest .xml .xsl'.split(' '),
);
const folder = join(cache, 'precompressed');
/** This file: what was compressed in another way is compressed anew. */
const recipe = readFileSync(new URL(import.meta.url));

/** Bytes that a server sends before it waits for the first acknowledgement (ten packets). */
const firstFlight = 14_000;
/** The most that any page may weigh (`tests/unit/budgets.test.ts`). */
const longest = 20_000;

/** @param {number} quality 0-11 */
const brotli = (bytes, quality, more = {}) =>
  promisify(brotliCompress)(bytes, {
    params: {
      ...more,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** Ways to write the same, of which now the one, now the other is 0.1 kB shorter. */
const ways = [
  {},
  { [constants.BROTLI_PARAM_NDIRECT]: 4 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 16 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 16, [constants.BROTLI_PARAM_NDIRECT]: 4 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 8 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 2, [constants.BROTLI_PARAM_NDIRECT]: 16 },
];

/** As short as it can be; six times the work of quality 11. */
async function shortest(bytes) {
  const tries = await Promise.all(ways.map((way) => brotli(bytes, 11, way)));
  return tries.reduce((least, other) => (other.length < least.length ? other : least));
}

/**
 * Quality 10 takes nine times as long as 8 for 8 % less. It is used only for pages that do not fit the first flight,
 * where it may save a round trip. Quality 11 takes four times as long again for 2 %: it is for pages that lack no more than
 * that. The one or two longest are written in every way there is.
 */
async function brotliPage(bytes) {
  const quick = await brotli(bytes, 8);
  if (quick.length <= firstFlight) return quick;
  const dense = await brotli(bytes, 10);
  const mayStillFit = dense.length > firstFlight && dense.length < firstFlight * 1.03;
  if (dense.length > longest) return shortest(bytes);
  return mayStillFit ? brotli(bytes, 11) : dense;
}

const isWidgets = (path) => /[\\/]widgets(?:[\\/][\d.]+)?\.js$/.test(path);

const encodings = {
  br: (bytes, path) => {
    if (isWidgets(path)) return shortest(bytes);
    return path.endsWith('.html') ? brotliPage(bytes) : brotli(bytes, bytes.length > 400_000 ? 9 : 11);
  },
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

async function* textFiles(directory) {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== '_server') yield* textFiles(path);
    } else if (texts.has(extname(entry.name))) yield path;
  }
}

async function compressOne(path, used) {
  const bytes = await readFile(path);
  const hash = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 32);
  let compressed = 0;
  for (const [suffix, compress] of Object.entries(encodings)) {
    const name = `${hash}.${suffix}`;
    const kept = join(folder, name);
    used.add(name);
    let result;
    if (existsSync(kept)) result = await readFile(kept);
    else {
      result = await compress(bytes, path);
      await writeFile(kept, result);
      compressed++;
    }
    await writeFile(`${path}.${suffix}`, result);
  }
  return compressed;
}

/**
 * Writes a `.br` and a `.gz` beside every text file of a built folder. Results are cached by the hash of the content and of this file.
 * `_server/` is never served and is skipped.
 * @param {string} directory
 * @returns {Promise<{ files: number, compressed: number }>} compressed: results not in the cache
 */
export async function precompress(directory) {
  await mkdir(folder, { recursive: true });
  const used = new Set();
  const waiting = [];
  for await (const path of textFiles(directory)) waiting.push(path);
  const files = waiting.length;
  let compressed = 0;
  const worker = async () => {
    while (waiting.length > 0) {
      const results = await compressOne(waiting.pop(), used);
      compressed += results;
    }
  };
  // Compression runs in libuv's pool of four threads; a few files in flight keep it busy.
  await Promise.all(Array.from({ length: Math.max(4, cpus().length * 2) }, worker));
  for (const name of await readdir(folder)) if (!used.has(name)) await rm(join(folder, name));
  return { files, compressed };
}
