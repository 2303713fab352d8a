/** What narrows a list of the inbox down, beside its view: how each is called in the address of the list. */
export const filterNames = ['q', 'state', 'owner', 'form', 'origin', 'service', 'place', 'from', 'to'] as const;
export type FilterName = (typeof filterNames)[number];

/**
 * `q`: words. `owner`: `me`, `nobody` or an email. `origin`: of the partner's page. `place`: part of the page's address, as
 * a city or a service has it. `from`, `to`: days, as `2026-11-22`, Toronto time.
 */
export type InboxFilter = Partial<Record<FilterName, string>>;

const longest = 200;

/** The filter of an address; unknown names and empty values are left out. */
export function readFilter(query: URLSearchParams): InboxFilter {
  const filter: InboxFilter = {};
  for (const name of filterNames) {
    const value = (query.get(name) ?? '').trim().slice(0, longest);
    if (value) filter[name] = value;
  }
  return filter;
}

/** A filter as an address has it, in one order, so that two alike are equal. */
export function writeFilter(filter: InboxFilter): string {
  const query = new URLSearchParams();
  for (const name of filterNames) {
    const value = filter[name]?.trim();
    if (value) query.set(name, value);
  }
  return query.toString();
}
