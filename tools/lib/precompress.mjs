// Not a Vite plugin: it also compresses pages, and caches unchanged files.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cache } from './paths.mjs';

const texts = new Set(
  '.css .csv .html .ics .js .json .map .md .mjs .svg .txt .ts .vcf .webmanifest .xml .xsl'.split(' '),
);
const folder = join(cache, 'precompressed');
/** Part of the cache key. */
const recipe = readFileSync(new URL(import.meta.url));

/** Counts cache writes, for unique file names. */
let writes = 0;

/** @param {number} quality 0-11 */
const brotli = (bytes, quality) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** For 11 a page takes three times as long as for 10 and gets 2 % smaller. */
const qualityOf = (path, size) => (size > 400_000 ? 9 : path.endsWith('.html') ? 10 : 11);

/** `quick` takes a hundredth of the time. */
const encodings = {
  br: {
    best: (bytes, path) => brotli(bytes, qualityOf(path, bytes.length)),
    quick: (bytes) => brotli(bytes, 4),
  },
  gz: {
    best: (bytes) => promisify(gzip)(bytes, { level: 9 }),
    quick: (bytes) => promisify(gzip)(bytes, { level: 1 }),
  },
};

async function* textFiles(directory) {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== '_server') yield* textFiles(path);
    } else if (texts.has(extname(entry.name))) yield path;
  }
}

/** @returns the number of provisional siblings */
async function compressOne(path, { quick, quickPages, used }) {
  const bytes = await readFile(path);
  const hash = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 32);
  let provisional = 0;
  for (const [suffix, encoding] of Object.entries(encodings)) {
    const name = `${hash}.${suffix}`;
    const kept = join(folder, name);
    used.add(name);
    let result;
    if (existsSync(kept)) result = await readFile(kept);
    else if (quick || (quickPages && path.endsWith('.html'))) {
      result = await encoding.quick(bytes);
      provisional++;
    } else {
      result = await encoding.best(bytes, path);
      await writeWhole(kept, result);
    }
    await writeFile(`${path}.${suffix}`, result);
  }
  return provisional;
}

/** Atomic: an interrupted build leaves no partial file in the cache. Files with equal bytes share a name. */
async function writeWhole(path, bytes) {
  const temporary = `${path}.${process.pid}-${++writes}.part`;
  await writeFile(temporary, bytes);
  await rename(temporary, path);
}

/**
 * Writes a `.br` and a `.gz` next to every text file, except in `_server/`, which is never served. The best results are
 * cached.
 * @param {string} directory
 * @param {{ quick?: boolean, quickPages?: boolean }} [options] quick: uncached files are compressed less, in two seconds for
 * the whole site instead of thirty; quickPages: uncached pages are, which are most of it, and all else in full
 * @returns {Promise<{ files: number, provisional: number }>} provisional: siblings that a call without `quick` makes
 * smaller
 */
export async function precompress(directory, { quick = false, quickPages = false } = {}) {
  await mkdir(folder, { recursive: true });
  const used = new Set();
  const waiting = [];
  for await (const path of textFiles(directory)) waiting.push(path);
  const files = waiting.length;
  let provisional = 0;
  const worker = async () => {
    while (waiting.length > 0) {
      const made = await compressOne(waiting.pop(), { quick, quickPages, used });
      provisional += made;
    }
  };
  // libuv's pool has four threads; a few files in flight keep it busy.
  await Promise.all(Array.from({ length: Math.max(4, cpus().length * 2) }, worker));
  for (const name of await readdir(folder)) if (!used.has(name)) await rm(join(folder, name), { force: true });
  return { files, provisional };
}
