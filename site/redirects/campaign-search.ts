const kept = /^(utm_.+|gclid|fbclid|msclkid)$/i;

/** Campaign parameters, unchanged, or `''`. A redirect drops the rest of the query. */
export function campaignSearch(search: string): string {
  const pairs = search.replace(/^\?/, '').split('&');
  const own = pairs.filter((pair) => kept.test(pair.split('=', 1)[0] ?? ''));
  return own.length > 0 ? `?${own.join('&')}` : '';
}
