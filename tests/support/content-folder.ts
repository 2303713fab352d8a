import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { AuthorError } from '../../site/pages/author-error.ts';
import { readPages } from '../../site/pages/read-pages.ts';

/** A whole blog post. */
export const post = `---
title: Five things to check before the holidays
description: What an office of twenty people looks at before it closes for two weeks in December.
lead: Five things take an hour, and save the first day of January. Here they are, in order.
updated: 2026-11-25
publishDate: 2026-11-25
category: cybersecurity
tags: [holidays, checklist]
takeaways:
  - Test one restore before you leave.
  - Tell the desk who is on call.
  - Switch off what nobody needs.
---
## What to check

Text of the post.
`;

export type Change = (text: string) => string;

/** Another value of a field. */
export const line =
  (name: string, value: string): Change =>
  (text) =>
    text.replace(new RegExp(`^${name}:.*$`, 'm'), `${name}: ${value}`);

/** More text at the end. */
export const body =
  (added: string): Change =>
  (text) =>
    `${text}\n${added}\n`;

/** A folder of texts for each test, and what a build says of it: its faults, or its pages and notes. */
export function useContentFolder() {
  const content = {
    folder: '',
    write(text: string | Buffer, file = 'blog/holiday-checklist.md') {
      mkdirSync(dirname(join(content.folder, file)), { recursive: true });
      writeFileSync(join(content.folder, file), text);
    },
    read() {
      try {
        const pages = readPages(content.folder);
        const notes = pages.flatMap((page) => page.notes.map(({ field, what, todo }) => `${field} ${what} ${todo}`));
        return { pages, notes, faults: [] };
      } catch (error) {
        if (!(error instanceof AuthorError)) throw error;
        const said = error.problems.map(({ file, line: at, field, what, todo }) =>
          `${file.slice(content.folder.length + 1)}:${at} ${field} ${what} ${todo}`.replace(/ +/g, ' '),
        );
        return { pages: [], notes: [], faults: said };
      }
    },
  };
  beforeEach(() => {
    content.folder = mkdtempSync(join(tmpdir(), 'northlume-owner-'));
  });
  afterEach(() => rmSync(content.folder, { recursive: true }));
  return content;
}
