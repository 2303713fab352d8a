import { posix } from 'node:path';
import { readPath } from '../redirects/read-path.ts';

/** What a link is checked and corrected against. */
export type LinkTargets = {
  /** Scheme and host of the site. */
  origin: string;
  /** Published pages. */
  pages: ReadonlySet<string>;
  /** Pages that are written but not published: drafts, and posts of a day to come. */
  waiting: ReadonlySet<string>;
  /** Page by second or old address. */
  other: ReadonlyMap<string, string>;
  files: ReadonlySet<string>;
};

/** `href`: the corrected address; undefined: its page is not published yet, so the link is text until then. */
export type LinkTarget = { href: string | undefined };

const outside = /^(?:#|[a-z][a-z0-9+.-]*:|\/\/)/i;
const domain = /^www\.[a-z0-9-]+\.[a-z.]{2,}(?:[/?#]|$)/i;

/**
 * Reads a link as its author meant it: `/Pricing`, `/pricing.html`, `/about`, `pricing`, `../contact-us.md`,
 * `www.example.org`.
 * @param folder address of the folder of the page, for relative links: `/blog`
 * @returns `href` unchanged where nothing is to be corrected, also where it leads nowhere
 */
export function linkTarget(href: string, folder: string, targets: LinkTargets): LinkTarget {
  if (domain.test(href)) return { href: `https://${href}` };
  const own = href.startsWith(`${targets.origin}/`) ? href.slice(targets.origin.length) : href;
  if (outside.test(own) || own === '' || own.startsWith('/api/')) return { href };
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/.exec(own) ?? [];
  if (path === '') return { href };
  const candidates = path.startsWith('/') ? [path] : [posix.join(folder, path), posix.join('/', path)];
  for (const candidate of candidates) {
    const found = pageAt(candidate, targets);
    if (found === 'waiting') return { href: undefined };
    if (found !== undefined) return { href: found === path ? href : found + tail };
  }
  return { href: path.startsWith('/') ? href : `${candidates[0]}${tail}` };
}

function pageAt(path: string, { pages, waiting, other, files }: LinkTargets): string | 'waiting' | undefined {
  if (pages.has(path) || files.has(path)) return path;
  const { page: read } = readPath(path.replace(/\.md$/i, ''));
  const page = read?.replace(/[\s_]+/g, '-') ?? path;
  if (pages.has(page)) return page;
  if (waiting.has(page)) return 'waiting';
  return other.get(page);
}
