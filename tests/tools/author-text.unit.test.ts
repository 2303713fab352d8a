import { expect, test } from 'vitest';
import { authorText, mistakesReader, notesText } from '../../tools/lib/author-text.mjs';

const fault = '  site/content/blog/x.md:6 publishDate: “03/04/2026” is no day. Write it as 2026-11-27.';

test('of a refused build only its lines are said, once, without a stack', () => {
  const output = `[11ty] Problem writing Eleventy templates:
[11ty] 1. One thing to fix before the site can be built:
[11ty] ${fault} (via AuthorError)
[11ty]
[11ty] Original error stack trace: AuthorError: One thing to fix before the site can be built:
[11ty]     at readPages (file:///site/pages/read-pages.ts:57:33)`;
  expect(authorText(output)).toBe(`One thing to fix before the site can be built:\n${fault}`);
});

test('of a wrong setting its sentence is said', () => {
  const sentence =
    'SITE_ORIGIN is “www.x.ca”: it must be a scheme and a host without a path. Example: SITE_ORIGIN=https://www.company.example';
  expect(
    authorText(`[11ty] Error in your Eleventy config file\n[11ty] 1. ${sentence} (via SettingProblem)\n    at x`),
  ).toBe(sentence);
});

test('a watcher’s output is read for mistakes as they come, and other lines end them', () => {
  const read = mistakesReader();
  expect(read('[11ty] Wrote 1 file')).toBeUndefined();
  expect(read('[11ty] 1. One thing to fix before the site can be built:')).toHaveLength(1);
  expect(read(`${fault} (via AuthorError)`)).toEqual(['One thing to fix before the site can be built:', fault]);
  expect(read('[11ty] Watching…')).toBeUndefined();
});

test('ten notes are said, and how many more there are', () => {
  const notes = Array.from({ length: 12 }, (_, at) => ({ file: 'a.md', line: at, field: '', what: 'x.', todo: 'y.' }));
  const lines = notesText(notes).split('\n');
  expect(lines[0]).toBe('12 to look at, when you have time:');
  expect(lines).toHaveLength(12);
  expect(lines.at(-1)).toBe('  and 2 more: npm run check');
});
