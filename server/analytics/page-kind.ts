/** By the first segment of the path (docs/product.md, section 2, page type). */
export function pageKind(path: string): string {
  if (path === '/') return 'home';
  const [, first = ''] = path.split('/');
  if (first === 'blog') return 'resources';
  return ['services', 'industries', 'locations', 'resources', 'library'].includes(first) ? first : 'general';
}
