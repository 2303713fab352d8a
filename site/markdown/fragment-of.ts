/** The id of a heading: its words, so that a part of a page can be linked to. */
export function fragmentOf(heading: string): string {
  const words = heading.toLowerCase().match(/[a-z0-9]+/g) ?? ['part'];
  // An id begins with a letter, so that a style or a script can name it.
  return words.join('-').replace(/^(?=\d)/, 'part-');
}
