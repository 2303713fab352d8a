import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { landingOf } from '../data/landing-topics.ts';
import type { ContentPage } from '../pages/read-pages.ts';
import { breadcrumbs } from '../seo/breadcrumbs.ts';
import { type CardText, cardFonts, cardGround, ShareCard } from './share-card.tsx';

/** Drawn cards are kept between builds, named by a hash of all that they are made of. */
const cache = 'site/.cache/share';

/**
 * Draws one card a page into `dist/share` and gives each page's address for it. A card that has been
 * drawn before is copied from the cache.
 */
export async function shareImages(pages: readonly ContentPage[], dist: string): Promise<Map<string, string>> {
  const nameOf = cardNames();
  const cards = pages.map((page) => ({ path: page.path, card: cardOf(page), name: nameOf(cardOf(page)) }));
  mkdirSync(cache, { recursive: true });
  mkdirSync(join(dist, 'share'), { recursive: true });
  const missing = cards.filter(({ name }) => !existsSync(join(cache, name)));
  if (missing.length > 0) {
    // Imported only here: most builds draw no card, and the renderer takes long to load.
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
    // Files that a build does not touch are removed afterwards.
    if (existsSync(target)) utimesSync(target, now, now);
    else writeFileSync(target, readFileSync(join(cache, name)));
  }
  return new Map(cards.map(({ path, name }) => [path, `/share/${name}`]));
}

/** The address of a page's card; undefined when the page has changed since its card was drawn. */
export function drawnShareImage(page: ContentPage, dist: string): string | undefined {
  const address = `/share/${cardNames()(cardOf(page))}`;
  return existsSync(join(dist, address)) ? address : undefined;
}

const cardOf = ({ path, data }: ContentPage): CardText => ({ title: data.title, section: sectionOf(path) });

/** The topic of a landing page; otherwise the part of the site; otherwise our cities. */
function sectionOf(path: string): string {
  const topic = landingOf(path)?.topic.name;
  if (topic) return topic;
  const [, first, second] = breadcrumbs(path);
  return first && (second || path.split('/').length > 2) ? first.label : 'Toronto and Richmond Hill';
}

/** Names a card's file by a hash of its markup (text, colours, layout), the map, the typefaces and the renderers. */
function cardNames(): (card: CardText) => string {
  const shared = createHash('sha256').update(cardGround()).update(renderers());
  for (const { data } of cardFonts()) shared.update(data);
  return (card) => {
    const markup = renderToStaticMarkup(<ShareCard {...card} />);
    return `${shared.copy().update(markup).digest('base64url').slice(0, 12)}.png`;
  };
}

/** The versions of what turns markup into a picture. */
function renderers(): string {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  return ['satori', '@resvg/resvg-js'].map((name) => `${name}@${packages[`node_modules/${name}`]?.version}`).join();
}
