/** Joins cells with tabs, without characters that could break the line or control a terminal. */
export function terminalLine(cells: readonly string[]): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters and changes of direction could rewrite a terminal.
  const rewriting = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/g;
  return cells.map((cell) => cell.replace(rewriting, ' ')).join('\t');
}
