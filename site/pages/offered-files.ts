import { offeredFileAddress } from '../schema/offered-files.ts';
import { fencedText } from './box-lines.ts';
import { boxesIn } from './containers-in-text.ts';
import { withMarks } from './marks-in-text.ts';
import type { ContentPage } from './read-pages.ts';

/** A file that a page offers: its address and its text. */
export type OfferedFile = { file: string; text: () => string };

/** The files that the pages offer in `file` boxes, in the pages' order. */
export function offeredFiles(pages: readonly ContentPage[]): OfferedFile[] {
  return pages.flatMap(({ path, body }) =>
    boxesIn(body).boxes.flatMap(({ name, attributes, lines }) => {
      const text = name === 'file' ? fencedText(lines) : undefined;
      return text ? [{ file: offeredFileAddress(path, attributes.name ?? ''), text: () => withMarks(text) }] : [];
    }),
  );
}
