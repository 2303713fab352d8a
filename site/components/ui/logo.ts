import { existsSync, readFileSync } from 'node:fs';

const file = 'owner/logo.svg';

/** The owner's mark, square or nearly, in place of the sample's lamp; undefined: the lamp. */
export const ownLogo = existsSync(file) ? readFileSync(file, 'utf8').replace(/^[\s\S]*?(?=<svg\b)/, '') : undefined;

export const logoFile = '/brand/logo.svg';

/** As an element of another drawing. */
export function placedLogo(svg: string, { x = 0, y = 0, size }: { x?: number; y?: number; size: number }): string {
  const [start = ''] = /<svg\b[^>]*>/.exec(svg) ?? [];
  const number = (name: string) => Number.parseFloat(new RegExp(`\\s${name}="([\\d.]+)`).exec(start)?.[1] ?? '24');
  const box = /\sviewBox=/.test(start) ? '' : ` viewBox="0 0 ${number('width')} ${number('height')}"`;
  const place = ` x="${x}" y="${y}" width="${size}" height="${size}"${box}`;
  return svg.replace(start, start.replace(/\s(?:x|y|width|height)="[^"]*"/g, '').replace('<svg', `<svg${place}`));
}
