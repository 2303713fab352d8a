import { boxesIn } from '../markdown/containers-in-text.ts';
import { withMarks } from '../markdown/marks-in-text.ts';
import { fencedText } from '../markdown/validate-boxes.ts';
import { savedText } from '../markdown/validate-downloads.ts';
import { fileTypeOf, offeredFileAddress } from '../schema/downloads.ts';
import type { ContentPage } from './read-pages.ts';

/** A file that a page offers; `text` returns it as saved. */
export type OfferedFile = { page: string; file: string; text: () => string };

/** From the pages' `file` boxes, in page order. */
export function offeredFiles(pages: readonly ContentPage[]): OfferedFile[] {
  return pages.flatMap(({ path, body }) =>
    boxesIn(body).boxes.flatMap(({ name: box, attributes: { name = '' }, lines }) => {
      const text = box === 'file' ? fencedText(lines) : undefined;
      if (!text) return [];
      const file = offeredFileAddress(path, name);
      return [{ page: path, file, text: () => savedText(fileTypeOf(name), withMarks(text)) }];
    }),
  );
}
