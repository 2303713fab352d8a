export function fragmentOf(heading: string): string {
  const words = heading.toLowerCase().match(/[a-z0-9]+/g) ?? ['part'];
  // Starts with a letter, so that CSS and scripts can select it.
  return words.join('-').replace(/^(?=\d)/, 'part-');
}
