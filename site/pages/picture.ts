import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

export const isElsewhere = (written: string) => /^(?:https?:)?\/\//i.test(written);

/**
 * The file of a picture; undefined if there is none.
 * @param page file that names it
 */
export function pictureFile(written: string, page: string): string | undefined {
  const name = decoded(written);
  const candidates = name.startsWith('/')
    ? [join('owner/public', name), join('site/public', name), join('site/content', name)]
    : [join(dirname(page), name), join('owner/public', name), join('site/public', name)];
  return candidates.find((file) => existsSync(file));
}

function decoded(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
