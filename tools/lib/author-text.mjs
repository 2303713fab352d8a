// No library: the messages come from our build, and Eleventy cannot print an error without its frame.

const frame =
  /^(?:\[11ty\] ?.*|Problem writing Eleventy templates:|Eleventy Fatal Error.*|Unhandled rejection.*|Original error stack trace:\s*)$/;

/**
 * An author's faults, without Eleventy's frame; other errors unchanged.
 * @param {string} output of a page build
 */
export function authorText(output) {
  const plain = output.replace(/^\[11ty\] ?/gm, '').replace(/^\d+\. (?=(?:\d+ things|One thing) to fix)/gm, '');
  const faults = /^(?:\d+ things|One thing) to fix before the site can be built:\n(?: {2}\S.*\n?)+/m.exec(`${plain}\n`);
  const setting = /^.*\bis “.*”: it must be .*$/m.exec(plain);
  if (!faults && setting)
    return setting[0].replace(/^(?:\d+\. )?(?:SettingProblem: )?| \(via SettingProblem\)/g, '').trim();
  if (faults) return faults[0].replace(/ \(via AuthorError\)/g, '').trim();
  return plain
    .split('\n')
    .filter((line) => !frame.test(line))
    .join('\n')
    .trim();
}

const shown = 10;

/**
 * The first ten notes of a build, and their number.
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

/**
 * Reads an author's mistakes out of a watcher's output, line by line.
 * @returns {(line: string) => string[] | undefined} all lines so far, at each line of a report
 */
export function mistakesReader() {
  let report;
  return (line) => {
    const text = line.replace(/^\[11ty\] ?/, '').replace(/^\d+\. (?=(?:\d+ things|One thing) to fix)/, '');
    if (/^(?:\d+ things|One thing) to fix/.test(text)) report = [text];
    else if (report && /^ {2}\S+:\d+ /.test(text)) report.push(text.replace(/ \(via AuthorError\)$/, ''));
    else {
      report = undefined;
      return undefined;
    }
    return [...report];
  };
}
