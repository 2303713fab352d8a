const kept = /^(utm_.+|gclid|fbclid|msclkid)$/i;

/** What a redirect keeps of a query: the campaign parameters, as they were written. `''` when there are none. */
export function campaignSearch(search: string): string {
  const pairs = search.replace(/^\?/, '').split('&');
  const own = pairs.filter((pair) => kept.test(pair.split('=', 1)[0] ?? ''));
  return own.length > 0 ? `?${own.join('&')}` : '';
}
