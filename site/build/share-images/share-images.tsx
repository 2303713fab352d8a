import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { officeCities } from '../../../shared/company/company.ts';
import { landingOf } from '../../facts/landing-topics.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { kindAt } from '../../schema/kinds.ts';
import { writeWhole } from '../files/write-atomic.ts';
import { type CardText, cardFonts, cardGround, ShareCard } from './share-card.tsx';

/** Cards cached under a hash of all their inputs. */
const cache = 'site/.cache/share';

const toDraw = join(cache, 'to-draw.json');

type Card = { name: string; card: CardText };

/** Address by page path. Copies cached cards to `dist/share` and queues the others for `drawMissing`. */
export function shareImages(pages: readonly ContentPage[], dist: string): Map<string, string> {
  const nameOf = cardNames();
  const cards = pages.map((page) => ({ path: page.path, card: cardOf(page), name: nameOf(cardOf(page)) }));
  mkdirSync(cache, { recursive: true });
  mkdirSync(join(dist, 'share'), { recursive: true });
  const missing = new Map<string, Card>();
  for (const { name, card } of cards) {
    const target = join(dist, 'share', name);
    if (existsSync(target)) continue;
    if (existsSync(join(cache, name))) copyFileSync(join(cache, name), target);
    else missing.set(name, { name, card });
  }
  writeFileSync(toDraw, JSON.stringify([...missing.values()]));
  return new Map(cards.map(({ path, name }) => [path, `/share/${name}`]));
}

/** @param few draws every tenth, and leaves the others to a later call */
export async function drawMissing(dist: string, few = false): Promise<void> {
  const missing: Card[] = existsSync(toDraw) ? JSON.parse(readFileSync(toDraw, 'utf8')) : [];
  if (missing.length === 0) return;
  // Lazy: most builds draw no card, and the renderer is slow to load.
  const { createShareImages } = await import('./share-image.tsx');
  const draw = createShareImages();
  mkdirSync(join(dist, 'share'), { recursive: true });
  for (const { name, card } of few ? missing.filter((_, at) => at % 10 === 0) : missing) {
    const kept = join(cache, name);
    if (!existsSync(kept)) writeWhole(kept, await draw(card));
    writeWhole(join(dist, 'share', name), readFileSync(kept));
  }
  if (!few) rmSync(toDraw);
}

/** Undefined if the page has changed since its card was drawn. */
export function drawnShareImage(page: ContentPage, dist: string): string | undefined {
  const address = `/share/${cardNames()(cardOf(page))}`;
  return existsSync(join(dist, address)) ? address : undefined;
}

const cardOf = ({ path, data }: ContentPage): CardText => ({ title: data.title, section: sectionOf(path) });

function sectionOf(path: string): string {
  const topic = landingOf(path)?.topic.name;
  if (topic) return topic;
  const [, part, below] = path.split('/');
  return (below && kindAt(`/${part}`)?.crumb) || officeCities();
}

function cardNames(): (card: CardText) => string {
  const shared = createHash('sha256').update(cardGround()).update(renderers());
  for (const { data } of cardFonts()) shared.update(data);
  return (card) => {
    const markup = renderToStaticMarkup(<ShareCard {...card} />);
    return `${shared.copy().update(markup).digest('base64url').slice(0, 12)}.png`;
  };
}

function renderers(): string {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  return ['satori', '@resvg/resvg-js'].map((name) => `${name}@${packages[`node_modules/${name}`]?.version}`).join();
}
