/**
 * The city that a page is about, as people read it: `/locations/richmond-hill` and `/data-backup-richmond-hill` are
 * about Richmond Hill. Undefined for the others.
 */
export function cityOf(page: string, cities: readonly string[]): string | undefined {
  const [, first = '', second = ''] = page.split('/');
  const slug = cities.find((city) => (first === 'locations' ? second === city : first.endsWith(`-${city}`)));
  return slug?.replace(/(^|-)([a-z])/g, (_, dash, letter: string) => (dash ? ' ' : '') + letter.toUpperCase());
}

/** The slugs of the cities that the site has pages for, by the two kinds of page that every city has one of. */
export function citiesOf(pages: readonly string[]): string[] {
  const slugs = pages.flatMap((page) => {
    const [, slug] = /^\/(?:locations\/|managed-it-services-)([a-z-]+)$/.exec(page) ?? [];
    return slug && slug !== 'find' ? [slug] : [];
  });
  // The longer first: a name may end like another.
  return [...new Set(slugs)].sort((one, other) => other.length - one.length);
}
