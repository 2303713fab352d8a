// No library: these are our own build's messages, and Eleventy has no way to print an error without its frame.

/** What Eleventy puts around an error: its own lines, and everything after them said a second time. */
const frame =
  /^(?:\[11ty\] ?.*|Problem writing Eleventy templates:|Eleventy Fatal Error.*|Unhandled rejection.*|Original error stack trace:\s*)$/;

/**
 * The faults that an author has to mend, without what Eleventy prints around them; any other error as it is.
 * @param {string} output what a build of the pages has printed
 */
export function authorText(output) {
  const plain = output.replace(/^\[11ty\] ?/gm, '').replace(/^\d+\. (?=(?:\d+ things|One thing) to fix)/gm, '');
  const faults = /^(?:\d+ things|One thing) to fix before the site can be built:\n(?: {2}\S.*\n?)+/m.exec(`${plain}\n`);
  if (faults) return faults[0].replace(/ \(via AuthorError\)/g, '').trim();
  return plain
    .split('\n')
    .filter((line) => !frame.test(line))
    .join('\n')
    .trim();
}

/** How many notes a build prints. */
const shown = 10;

/**
 * The notes of a build: the first ten, and how many there are.
 * @param {{ file: string, line: number, field: string, what: string, todo: string }[]} notes
 */
export function notesText(notes) {
  if (notes.length === 0) return '';
  const lines = notes
    .slice(0, shown)
    .map(({ file, line, field, what, todo }) => `  ${file}:${line} ${field ? `${field}: ` : ''}${what} ${todo}`);
  const rest = notes.length > shown ? `\n  and ${notes.length - shown} more: npm run check` : '';
  return `${notes.length} to look at, when you have time:\n${lines.join('\n')}${rest}`;
}
