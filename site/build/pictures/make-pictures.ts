import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { AuthorError, type AuthorProblem } from '../../pages/author-error.ts';
import { type Picture, pictureFile, picturesIn } from '../../pages/picture.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { savedText } from '../../pages/saved-text.ts';
import { writeWhole } from '../files/write-atomic.ts';

/** Copies cached under a hash of the picture and of how it is made. */
const cache = 'site/.cache/pictures';

/** The text column is 672 px wide: once, twice for sharp screens, and for phones. */
const widths = [480, 960, 1344];
const quality = { avif: 50, webp: 76 };

/** Not made smaller: drawings, and pictures that may move. */
const whole = /\.(?:svg|gif)$/i;

/**
 * Makes the pictures of all pages, by their files: turned as the camera says, without its record (place, device), in AVIF
 * and WebP of several widths, in `dist/images`.
 * @throws AuthorError with all that cannot be read
 */
export async function makePictures(pages: readonly ContentPage[], dist: string): Promise<Map<string, Picture>> {
  const made = new Map<string, Picture>();
  const problems: AuthorProblem[] = [];
  for (const { file: page, body } of pages) {
    for (const { written } of picturesIn(body)) {
      const file = pictureFile(written, page);
      if (!file || made.has(file)) continue;
      try {
        made.set(file, await makePicture(file, dist));
      } catch {
        problems.push(unreadable(page, written));
      }
    }
  }
  if (problems.length > 0) throw Object.assign(new AuthorError(problems), { skipOriginalStack: true });
  return made;
}

function unreadable(page: string, written: string): AuthorProblem {
  const at = savedText(page)
    .split('\n')
    .findIndex((line) => line.includes(written));
  const what = 'cannot be read: it is damaged, of a kind that browsers do not show, or has over 268 million pixels.';
  return { file: page, line: at + 1, field: `picture ${written}`, what, todo: 'Open it and save it as JPEG, smaller.' };
}

async function makePicture(file: string, dist: string): Promise<Picture> {
  // Lazy: most builds make no picture.
  const { default: sharp } = await import('sharp');
  const bytes = readFileSync(file);
  const hash = createHash('sha256')
    .update(JSON.stringify([widths, quality]))
    .update(bytes)
    .digest('base64url')
    .slice(0, 10);
  const name = `${basename(file, extname(file))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}-${hash}`;
  mkdirSync(join(dist, 'images'), { recursive: true });
  mkdirSync(cache, { recursive: true });

  const keep = async (copy: string, make: () => Promise<Buffer>): Promise<string> => {
    if (!existsSync(join(cache, copy))) writeWhole(join(cache, copy), await make());
    copyFileSync(join(cache, copy), join(dist, 'images', copy));
    return `/images/${copy}`;
  };

  const { width: stored = 0, height: high = 0, orientation = 1 } = await sharp(bytes).metadata();
  const [width, height] = orientation >= 5 ? [high, stored] : [stored, high];
  if (whole.test(file)) {
    const address = await keep(`${name}${extname(file).toLowerCase()}`, async () => bytes);
    return { width, height, copies: [{ width, address }] };
  }
  const sizes = [...new Set(widths.map((size) => Math.min(size, width)))];
  const copies = [];
  for (const size of sizes) {
    const resized = () => sharp(bytes).rotate().resize(size);
    copies.push({
      width: size,
      avif: await keep(`${name}-${size}.avif`, () => resized().avif({ quality: quality.avif, effort: 4 }).toBuffer()),
      address: await keep(`${name}-${size}.webp`, () => resized().webp({ quality: quality.webp }).toBuffer()),
    });
  }
  const largest = sizes.at(-1) ?? width;
  return { width: largest, height: Math.round((height * largest) / width), copies };
}
