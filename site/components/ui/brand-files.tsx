import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { company } from '../../../shared/company/company.ts';
import { colour, palette } from '../../../shared/company/palette.ts';
import { faces } from '../../../shared/company/typefaces.ts';
import { Lamp } from './Lamp.tsx';
import { ownLogo, placedLogo } from './logo.ts';
import { stillFace } from './still-face.ts';

export const grounds = ['ink', 'paper'] as const;
export type Ground = (typeof grounds)[number];

/** The wordmark as SVG without fonts. */
export const wordmarkFile = (ground: Ground) => `/brand/wordmark-on-${ground}.svg`;

const cache = 'site/.cache/brand';
const height = 96;
const space = 34;
const lampColour = { ink: colour('accent').value, paper: colour('moss').value };
const nameColour = { ink: colour('paper').value, paper: colour('ink').value };

/** Outlined letters, cached until the name or the drawing changes. */
export async function wordmark(ground: Ground): Promise<string> {
  const kept = join(cache, `${ground}-${drawingHash()}.svg`);
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  // Lazy: slow to load, and most builds draw nothing.
  const { default: satori } = await import('satori');
  const name = await satori(
    <span style={{ color: nameColour[ground], fontFamily: 'display', fontSize: 84, letterSpacing: '-0.02em' }}>
      {company.shortName}
    </span>,
    { height, fonts: [{ name: 'display', data: stillFace('display'), weight: 700 }] },
  );
  const left = height + space;
  const width = left + Number(/width="(\d+)"/.exec(name)?.[1]);
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <title>{company.shortName}</title>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's drawing, or ours */}
      <g dangerouslySetInnerHTML={{ __html: mark(height, lampColour[ground]) }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: outlines from our own font */}
      <g transform={`translate(${left} 0)`} dangerouslySetInnerHTML={{ __html: outlinesIn(name) }} />
    </svg>,
  );
  mkdirSync(cache, { recursive: true });
  writeFileSync(kept, svg);
  return svg;
}

/** The owner's logo, else the lamp. */
export const mark = (size: number, lamp: string): string =>
  ownLogo ? placedLogo(ownLogo, { size }) : renderToStaticMarkup(<Lamp size={size} colour={lamp} />);

const outlinesIn = (svg: string) => svg.match(/<path [^>]*>/g)?.join('') ?? '';

function drawingHash(): string {
  const hash = createHash('sha256').update(company.shortName);
  for (const file of ['brand-files.tsx', './Lamp.tsx']) {
    hash.update(readFileSync(join(import.meta.dirname, file)));
  }
  hash.update(JSON.stringify([palette, ownLogo, faces]));
  return hash.digest('base64url').slice(0, 12);
}
