const kept = /^(utm_.+|gclid|fbclid|msclkid)$/i;

/** The campaign parameters of a query, unchanged; `''` if there are none. A redirect drops the rest. */
export function campaignSearch(search: string): string {
  const pairs = search.replace(/^\?/, '').split('&');
  const own = pairs.filter((pair) => kept.test(pair.split('=', 1)[0] ?? ''));
  return own.length > 0 ? `?${own.join('&')}` : '';
}
