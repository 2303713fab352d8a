import type { RedirectData } from './redirect-data.ts';
import { redirectRules } from './rules.ts';
import { passedOn } from './static-host.ts';

const head = `# Redirects of old addresses for Netlify and Cloudflare Pages, written by the build.
# These hosts match whole paths and everything below a folder. The other rules (keywords, prefixes of a name,
# queries, numbers, lengths, file endings) are left to the script of 404.html, which has all of them.
# A service with pages below it is left to that script too: Cloudflare would redirect those pages.
`;

/**
 * `_redirects`: what Netlify and Cloudflare Pages can express.
 * @param own lines of the owner (`owner/public/_redirects`), which come first
 * @param apiOrigin where the server is, if its addresses are to be passed on to it
 */
export function netlifyFile(data: RedirectData, own = '', apiOrigin?: string): string {
  const valid = new Set(data.valid);
  const lines = redirectRules(data).flatMap((rule) => {
    if (rule.by !== 'path' && rule.by !== 'folder') return [];
    const targets = [...rule.targets].filter(([, to]) => valid.has(to));
    return rule.by === 'path'
      ? targets.filter(([from]) => !valid.has(from)).map(([from, to]) => `${unspaced(from)} ${to} 301`)
      : targets.filter(([from]) => !hasChild(data.valid, from)).map(([from, to]) => `${from}/* ${to} 301`);
  });
  const first = [own.trim(), ...(apiOrigin ? passedOn(apiOrigin) : [])].filter(Boolean);
  return `${[...first, head.trim(), ...lines].join('\n')}\n`;
}

const hasChild = (valid: readonly string[], path: string) => valid.some((other) => other.startsWith(`${path}/`));

/** A space or a line break of an author's address would begin another column or line. */
const unspaced = (from: string) => from.replace(/\s/g, encodeURIComponent);
