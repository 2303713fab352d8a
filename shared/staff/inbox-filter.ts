export const filterNames = [
  'q',
  'state',
  'owner',
  'only',
  'form',
  'origin',
  'service',
  'place',
  'from',
  'to',
  'sort',
] as const;
export type FilterName = (typeof filterNames)[number];

/** Leads that nobody has opened, or whose promise is broken. */
export const onlyChoices = ['unopened', 'overdue'] as const;

/** Orders besides the view's own. */
export const sortChoices = ['newest', 'oldest', 'name', 'company'] as const;

/**
 * `only`: one of `onlyChoices`. `sort`: one of `sortChoices`. `q`: words. `owner`: `me`, `nobody` or an email. `origin`: of a partner's page. `place`: part of the page's address,
 * such as a city or service. `from`, `to`: days in Toronto, such as `2026-11-22`.
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
