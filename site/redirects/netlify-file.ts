import type { RedirectData } from './redirect-data.ts';
import { rulesInOrder } from './rules-in-order.ts';

const head = `# Redirects of old addresses for Netlify and Cloudflare Pages, written by the build.
# These hosts know whole paths and what lies below a folder. Keywords and prefixes within a name, queries,
# numbers, lengths and file endings (rules 2 to 7) are left to the script of 404.html, which knows them all.
# A service with pages of its own below it is left to the script too: Cloudflare would redirect those pages.
`;

/** The file `_redirects`: the rules that it can express. */
export function netlifyFile(data: RedirectData): string {
  const valid = new Set(data.valid);
  const exact: string[] = [];
  const below: string[] = [];
  for (const { match } of rulesInOrder(data)) {
    if (match.by !== 'path' && match.by !== 'parent') continue;
    for (const [from, to] of match.targets) {
      if (!valid.has(to)) continue;
      if (match.by === 'path' && !valid.has(from)) exact.push(`${from} ${to} 301`);
      if (match.by === 'parent' && !hasChild(data.valid, from)) below.push(`${from}/* ${to} 301`);
    }
  }
  return `${head}${[...exact, ...below].join('\n')}\n`;
}

const hasChild = (valid: readonly string[], path: string) => valid.some((other) => other.startsWith(`${path}/`));
