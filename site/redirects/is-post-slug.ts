const reserved = new Set([
  'services',
  'industries',
  'locations',
  'resources',
  'library',
  'blog',
  'contact',
  'about-us',
]);

/**
 * Whether an unknown path reads as a blog post's (specification, section 2, catch-all): one segment, not
 * reserved, not of the staff area. A dot makes it a file's name.
 */
export function isPostSlug(path: string): boolean {
  const slug = path.toLowerCase().replace(/^\//, '').replace(/\/$/, '');
  return /^[^/.]+$/.test(slug) && !slug.startsWith('admin') && !reserved.has(slug);
}
