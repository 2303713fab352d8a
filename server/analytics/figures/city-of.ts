/** Richmond Hill for `/locations/richmond-hill` and `/data-backup-richmond-hill`. */
export function cityOf(page: string, cities: readonly string[]): string | undefined {
  const [, first = '', second = ''] = page.split('/');
  const slug = cities.find((city) => (first === 'locations' ? second === city : first.endsWith(`-${city}`)));
  return slug?.replace(/(^|-)([a-z])/g, (_, dash, letter: string) => (dash ? ' ' : '') + letter.toUpperCase());
}

/** From the two kinds of page that every city has. */
export function citiesOf(pages: readonly string[]): string[] {
  const slugs = pages.flatMap((page) => {
    const [, slug] = /^\/(?:locations\/|managed-it-services-)([a-z-]+)$/.exec(page) ?? [];
    return slug && slug !== 'find' ? [slug] : [];
  });
  // Longest first: one name may end with another.
  return [...new Set(slugs)].sort((one, other) => other.length - one.length);
}
