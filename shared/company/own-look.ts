import { inOwnColours } from './palette.ts';
import { faces, sampleFaces } from './typefaces.ts';

/** A style sheet of the sample in the owner's colours and typefaces. */
export function inOwnLook(css: string): string {
  let text = inOwnColours(css);
  for (const [role, { family, file }] of Object.entries(sampleFaces)) {
    const own = faces[role as keyof typeof sampleFaces];
    if (own.family === family) continue;
    const rare = file.replace('.woff2', '-rare.woff2');
    text = text.replaceAll(family, own.family).replaceAll(file, own.file).replaceAll(rare, own.file);
  }
  return text;
}

/** Vite plugin: the style sheets of scripts. */
export const ownLook = {
  name: 'own-look',
  enforce: 'pre',
  transform: (code: string, id: string) => (/\.css(?:\?|$)/.test(id) ? inOwnLook(code) : undefined),
} as const;
