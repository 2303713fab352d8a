import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { boxesIn } from '../markdown/containers-in-text.ts';

/** A picture as pages show it: its copies by width, smallest first. */
export type Picture = {
  width: number;
  height: number;
  /** One for drawings (SVG) and moving pictures (GIF). */
  copies: readonly { width: number; avif?: string; address: string }[];
};

/** As a text names it: `photo.jpg` beside the page, `/photo.jpg` in `site/public`. */
export type PictureUse = { written: string; alt: string; line: number };

const image = /!\[([^\]]*)\]\(\s*<?([^)\s>]+)>?(?:\s+["'“][^)]*)?\)/g;

/** Pictures of a Markdown text, in its own lines; code is not looked at. */
export function picturesIn(body: string): PictureUse[] {
  if (!/!\[|image=/.test(body)) return [];
  let fenced = false;
  const inText = body.split('\n').flatMap((text, index) => {
    if (/^\s*(?:`{3}|~{3})/.test(text)) fenced = !fenced;
    if (fenced) return [];
    const plain = text.replace(/`[^`]*`/g, '');
    return [...plain.matchAll(image)].map(([, alt = '', written = '']) => ({ written, alt, line: index + 1 }));
  });
  const inBoxes = boxesIn(body).boxes.flatMap(({ line, attributes: { image: written, alt = '' } }) =>
    written ? [{ written, alt, line }] : [],
  );
  return [...inText, ...inBoxes];
}

/** A path of the author's own computer. */
export const isOnComputer = (written: string) => /^(?:file:|[a-z]:[\\/])/i.test(decoded(written));

/** What the build reads, or browsers show. */
export const isPicture = (file: string) => /\.(?:jpe?g|jfif|pjpe?g|png|webp|avif|gif|svg|tiff?)$/i.test(file);

export const isElsewhere = (written: string) => /^(?:https?:)?\/\//i.test(written);

/**
 * The file of a picture; undefined if there is none.
 * @param page file that names it
 */
export function pictureFile(written: string, page: string): string | undefined {
  // Windows takes a path with \ and a name in any case.
  const name = decoded(written).replaceAll('\\', '/');
  const candidates = name.startsWith('/')
    ? [join('owner/public', name), join('site/public', name), join('site/content', name)]
    : [join(dirname(page), name), join('owner/public', name), join('site/public', name)];
  return candidates.flatMap((file) => stored(file) ?? [])[0];
}

/** The name as the folder has it. */
function stored(file: string): string | undefined {
  if (existsSync(file)) return file;
  const folder = dirname(file);
  const name = sameName(basename(file));
  const found = existsSync(folder) && readdirSync(folder).find((entry) => sameName(entry) === name);
  return found ? join(folder, found) : undefined;
}

const sameName = (name: string) => name.normalize('NFC').toLowerCase();

function decoded(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
