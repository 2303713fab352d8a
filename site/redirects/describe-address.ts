import { campaignSearch } from './campaign-search.ts';
import { canonicalPath } from './canonical-path.ts';
import { createResolver } from './create-resolver.ts';
import { isPostSlug } from './is-post-slug.ts';
import { oldPath } from './old-path.ts';
import type { LegacyEntry } from './parse-legacy-map.ts';
import type { RedirectData } from './redirect-data.ts';

/**
 * What becomes of an address, in words: where it leads, which rule says so and why.
 * @param address a path with or without query, or a whole address
 */
export function describeAddress(address: string, data: RedirectData, entries: readonly LegacyEntry[]): string {
  const { path, search } = split(address);
  const { rule, why, to } = createResolver(data).explain(path, search);
  const asRead = `Read as: ${oldPath(path)}`;
  if (to !== null) {
    const entry = rule === '1-legacy' ? entries.find(({ from }) => from === oldPath(path)) : undefined;
    const source = entry ? `Written in ${entry.file}:${entry.line}${entry.note && ` (${entry.note})`}` : why;
    return [`${path}${search} → ${to}${campaignSearch(search)} (301)`, asRead, `Rule ${rule}: ${source}`].join('\n');
  }
  const page = canonicalPath(path);
  if (rule === 'valid' && page !== undefined && page !== path && data.valid.includes(page)) {
    return `${path} → ${page}${search} (301)\nNo rule: it is another spelling of a page.`;
  }
  if (rule === 'valid') return `${path} stays where it is.\nNo rule: ${why}`;
  const answer = isPostSlug(oldPath(path)) ? 'the post-not-found page with the closest posts' : 'the not-found page';
  const reason = rule === 'none' ? `No rule: ${why}` : `Rule ${rule}: ${why} The page it leads to is not built.`;
  return [`${path}${search} shows ${answer} (404).`, asRead, reason].join('\n');
}

function split(address: string): { path: string; search: string } {
  const [, rest = ''] = /^(?:https?:\/\/[^/?#]*)?([^#]*)/.exec(address) ?? [];
  const [path = '', ...search] = rest.split('?');
  return { path: path.startsWith('/') ? path : `/${path}`, search: search.length > 0 ? `?${search.join('?')}` : '' };
}
