/**
 * Puts a text in place of the selection of the focused field as if it were typed: the field reports it, and Ctrl+Z takes it
 * out again. `execCommand` is deprecated, but nothing else keeps the history of a field.
 */
export function insertAsTyped(text: string): void {
  document.execCommand('insertText', false, text);
}
