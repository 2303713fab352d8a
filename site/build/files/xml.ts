const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an XML element or attribute. */
export function xmlText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}
