const known: readonly [source: string, hosts: RegExp][] = [
  ['google', /(^|\.)google\.[a-z.]+$/],
  ['bing', /(^|\.)bing\.com$/],
  [
    'other-search',
    /(^|\.)(duckduckgo\.com|search\.yahoo\.com|ecosia\.org|search\.brave\.com|startpage\.com|qwant\.com)$/,
  ],
  [
    'ai-assistant',
    /(^|\.)(chatgpt\.com|openai\.com|perplexity\.ai|claude\.ai|copilot\.microsoft\.com|gemini\.google\.com)$/,
  ],
  ['linkedin', /(^|\.)(linkedin\.com|lnkd\.in)$/],
  ['facebook', /(^|\.)(facebook\.com|instagram\.com)$/],
  ['email', /(^|\.)(mail\.google\.com|outlook\.(live|office|office365)\.com|mail\.yahoo\.com)$/],
];

/**
 * Where a visit begins: the kind of site that led here, never its address. Undefined on a page that another page of
 * ours led to, and after a reload or Back.
 */
export function visitSource(referrer: string, ownHost: string, navigation: string): string | undefined {
  if (navigation !== 'navigate') return undefined;
  if (!URL.canParse(referrer)) return 'direct';
  const { hostname } = new URL(referrer);
  if (hostname === ownHost) return undefined;
  // The narrower names come last: a mailbox and an assistant are on hosts of a search engine, too.
  return known.findLast(([, hosts]) => hosts.test(hostname))?.[0] ?? 'other-site';
}
