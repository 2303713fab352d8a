export const filterNames = ['q', 'state', 'owner', 'form', 'origin', 'service', 'place', 'from', 'to'] as const;
export type FilterName = (typeof filterNames)[number];

/**
 * `q`: words. `owner`: `me`, `nobody` or an email. `origin`: of a partner's page. `place`: part of the page's address.
 * `from`, `to`: days in Toronto, such as `2026-11-22`.
 */
export type InboxFilter = Partial<Record<FilterName, string>>;

const longest = 200;

/** Ignores unknown names and empty values. */
export function readFilter(query: URLSearchParams): InboxFilter {
  const filter: InboxFilter = {};
  for (const name of filterNames) {
    const value = (query.get(name) ?? '').trim().slice(0, longest);
    if (value) filter[name] = value;
  }
  return filter;
}

/** In a fixed order, so that equal filters have equal text. */
export function writeFilter(filter: InboxFilter): string {
  const query = new URLSearchParams();
  for (const name of filterNames) {
    const value = filter[name]?.trim();
    if (value) query.set(name, value);
  }
  return query.toString();
}
