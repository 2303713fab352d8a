/** Cells with tabs between them. What a visitor typed cannot break out of the line, nor rewrite a terminal. */
export function terminalLine(cells: readonly string[]): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters could rewrite a terminal.
  return cells.map((cell) => cell.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ')).join('\t');
}
