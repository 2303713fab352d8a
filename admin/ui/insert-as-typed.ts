/**
 * Replaces the selection of the focused field as if typed: the field gets its events, and Ctrl+Z undoes it.
 * `execCommand` is deprecated, but nothing else preserves a field's undo history.
 */
export function insertAsTyped(text: string): void {
  document.execCommand('insertText', false, text);
}
