import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { company } from '../../widgets/contract/company.ts';
import { landingOf } from '../data/landing-topics.ts';
import type { ContentPage } from '../pages/read-pages.ts';
import { breadcrumbs } from '../seo/breadcrumbs.ts';
import type { ShareCard } from './share-image.tsx';

/** Where drawn cards are kept between builds, by a hash of what they say and how they are drawn. */
const cache = 'site/.cache/share';

/**
 * Draws one card a page into `dist/share` and gives each page's address for it. A card that has been
 * drawn before is copied from the cache.
 */
export async function shareImages(pages: readonly ContentPage[], dist: string): Promise<Map<string, string>> {
  const drawing = drawingFile();
  const cards = pages.map((page) => ({ path: page.path, card: cardOf(page), name: nameOf(drawing, cardOf(page)) }));
  mkdirSync(cache, { recursive: true });
  mkdirSync(join(dist, 'share'), { recursive: true });
  const missing = cards.filter(({ name }) => !existsSync(join(cache, name)));
  if (missing.length > 0) {
    // Only here: most builds draw none, and what draws takes long to load.
    const { createShareImages } = await import('./share-image.tsx');
    const draw = createShareImages();
    const queue = [...missing];
    const work = async () => {
      for (let next = queue.pop(); next; next = queue.pop())
        writeFileSync(join(cache, next.name), await draw(next.card));
    };
    await Promise.all(Array.from({ length: Math.max(1, cpus().length) }, work));
  }
  const now = new Date();
  for (const { name } of cards) {
    const target = join(dist, 'share', name);
    // What a build does not touch is removed after it.
    if (existsSync(target)) utimesSync(target, now, now);
    else writeFileSync(target, readFileSync(join(cache, name)));
  }
  return new Map(cards.map(({ path, name }) => [path, `/share/${name}`]));
}

/** The address of a page's card, when it has been drawn as the page is now. */
export function drawnShareImage(page: ContentPage, dist: string): string | undefined {
  const address = `/share/${nameOf(drawingFile(), cardOf(page))}`;
  return existsSync(join(dist, address)) ? address : undefined;
}

const drawingFile = () => readFileSync(new URL('./share-image.tsx', import.meta.url));
const cardOf = ({ path, data }: ContentPage): ShareCard => ({ title: data.title, section: sectionOf(path) });

/** The topic of a landing page, else the part of the site, else where we are. */
function sectionOf(path: string): string {
  const topic = landingOf(path)?.topic.name;
  if (topic) return topic;
  const [, first, second] = breadcrumbs(path);
  return first && (second || path.split('/').length > 2) ? first.label : 'Toronto and Richmond Hill';
}

function nameOf(drawing: Buffer, card: ShareCard): string {
  const hash = createHash('sha256').update(drawing);
  return `${hash
    .update(JSON.stringify([company.name, card]))
    .digest('base64url')
    .slice(0, 12)}.png`;
}
