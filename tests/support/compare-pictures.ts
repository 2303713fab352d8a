import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from 'playwright';

/** How far a channel of a pixel may be off (of 255): kept pictures are small, and letters are smoothed anew on each machine. */
const shade = 64;

/** The share of pixels that may be further off. */
const tolerance = 0.01;

/**
 * Compares a picture (PNG) with the kept one (WebP). With `KEEP_PICTURES=1` it is kept in its place, to be looked at and
 * committed.
 * @param page any page: its browser reads and writes the pictures
 * @returns what differs, in words; '' when nothing does
 */
export async function pictureDiffers(page: Page, taken: Buffer, file: string): Promise<string> {
  const now = `data:image/png;base64,${taken.toString('base64')}`;
  if (process.env.KEEP_PICTURES === '1') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(await page.evaluate(small, now), 'base64'));
    return '';
  }
  if (!existsSync(file)) return `${file} is missing: KEEP_PICTURES=1 keeps what is drawn now`;
  const kept = `data:image/webp;base64,${readFileSync(file, 'base64')}`;
  const { sizes, share } = await page.evaluate(compare, { now, kept, shade });
  if (sizes[0] !== sizes[1]) return `${file} is ${sizes[1]}, what is drawn now ${sizes[0]}`;
  return share > tolerance ? `${file}: ${(share * 100).toFixed(1)} % of it looks different` : '';
}

/** In the browser: a PNG as a small WebP, in base64. */
async function small(address: string): Promise<string> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: image.width, height: image.height });
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? '';
}

/** In the browser: the sizes of two pictures, and the share of pixels that differ by more than `shade`. */
async function compare(pictures: { now: string; kept: string; shade: number }) {
  const pixels = async (address: string) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: image.width, height: image.height });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
  const [now, kept] = await Promise.all([pixels(pictures.now), pixels(pictures.kept)]);
  let off = 0;
  for (let at = 0; at < now.data.length; at += 4)
    if ([0, 1, 2].some((one) => Math.abs((now.data[at + one] ?? 0) - (kept.data[at + one] ?? 0)) > pictures.shade))
      off += 1;
  const sizes = [now, kept].map(({ width, height }) => `${width} × ${height}`);
  return { sizes, share: off / (now.data.length / 4) };
}
