/** Path as written, without query; `fragment` may be empty. */
export type Link = { path: string; fragment: string };
export type Heading = { level: number; text: string };

export type BuiltPage = {
  /** `/404` and `shells/{name}` for what the server sends. */
  path: string;
  title: string;
  description: string;
  /** Absolute; empty if there is none. */
  canonical: string;
  indexable: boolean;
  links: readonly Link[];
  ids: ReadonlySet<string>;
  headings: readonly Heading[];
  /** Ids. */
  claims: readonly string[];
  /** Without styles and scripts. */
  html: string;
  bytes: number;
};

/** Patterns, for speed: the build writes all attributes in double quotes. */
export function readBuiltPage(path: string, document: string, origin: string): BuiltPage {
  const html = document.replace(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  return {
    path,
    title: plain(first(html, /<title>([\s\S]*?)<\/title>/)),
    description: plain(first(html, /<meta name="description" content="([^"]*)"/)),
    canonical: plain(first(html, /<link rel="canonical" href="([^"]*)"/)),
    indexable: !first(html, /<meta name="robots" content="([^"]*)"/).includes('noindex'),
    links: all(html, /<a\b[^>]*?\shref="([^"]*)"/g).flatMap((href) => internal(plain(href), path, origin)),
    ids: new Set(all(html, /\sid="([^"]*)"/g).map(plain)),
    headings: everyHeading(html),
    claims: all(html, /\sdata-claim="([^"]*)"/g),
    html,
    bytes: Buffer.byteLength(document),
  };
}

export function everyHeading(html: string): Heading[] {
  return [...html.matchAll(/<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/g)].map(([, level, inner]) => ({
    level: Number(level),
    text: plain((inner ?? '').replace(/<[^>]+>/g, '')),
  }));
}

const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
const plain = (text: string) => text.replace(/&(#39|[a-z]+);/g, (whole, name: string) => entities[name] ?? whole);

/** Empty for email, telephone and external links. */
function internal(href: string, from: string, origin: string): Link[] {
  const own = href.startsWith(`${origin}/`) || href === origin ? href.slice(origin.length) || '/' : href;
  if (!own.startsWith('#') && !/^\/(?!\/)/.test(own)) return [];
  const [address = '', fragment = ''] = own.split('#');
  return [{ path: address.split('?')[0] || from, fragment: decodeURIComponent(fragment) }];
}
