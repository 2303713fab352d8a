import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { colour } from '../../shared/company/palette.ts';
import { mark } from '../components/ui/brand-files.tsx';
import { AuthorError } from '../pages/author-error.ts';
import { writeWhole } from './files/write-atomic.ts';

const cache = 'site/.cache/brand';

/** Pixels by file; `/icon.svg` beside them has none. */
const sizes = { '/favicon.ico': 32, '/apple-touch-icon.png': 180, '/icon-192.png': 192, '/icon-512.png': 512 } as const;

export const iconFiles = ['/icon.svg', ...Object.keys(sizes)];

/** The mark on a square of ink with round corners; the home screen of a phone rounds its own. */
function iconDrawing(radius: number): string {
  const square = `<rect width="32" height="32" rx="${radius}" fill="${colour('ink').value}"/>`;
  const inner = `<g transform="translate(4.5 4.5)">${mark(23, colour('accent').value)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${square}${inner}</svg>`;
}

/** Writes the icons of browser and home screen into `dist`, from the logo and the colours. */
export async function makeIcons(dist: string): Promise<void> {
  const hash = createHash('sha256').update(iconDrawing(7)).digest('base64url').slice(0, 12);
  mkdirSync(cache, { recursive: true });
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'icon.svg'), iconDrawing(7));
  for (const [file, size] of Object.entries(sizes)) {
    const kept = join(cache, `${hash}-${file.slice(1)}`);
    if (!existsSync(kept)) {
      const picture = await png(iconDrawing(file === '/apple-touch-icon.png' ? 0 : 7), size);
      writeWhole(kept, file.endsWith('.ico') ? icoOf(picture, size) : picture);
    }
    copyFileSync(kept, join(dist, file));
  }
}

async function png(svg: string, size: number): Promise<Buffer> {
  // Lazy: most builds draw none.
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
      .resize(size, size)
      .png()
      .toBuffer();
  } catch (error) {
    const what = `cannot be drawn: ${(error as Error).message}`;
    throw new AuthorError([{ file: 'owner/logo.svg', line: 1, field: '', what, todo: 'Save it as a plain SVG.' }]);
  }
}

/** An ICO of one PNG. */
function icoOf(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, picture]);
}
