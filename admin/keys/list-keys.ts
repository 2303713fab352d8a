const rowLinks = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>('.st-leads__link')];

/** The link of the row that has the focus, or holds what has it. */
export function focusedRow(): HTMLAnchorElement | undefined {
  return (
    document.activeElement?.closest('.st-leads__row')?.querySelector<HTMLAnchorElement>('.st-leads__link') ?? undefined
  );
}

/** Moves the focus to the next row, or with -1 to the one before; without one, to the first or last. */
export function moveRow(by: 1 | -1): void {
  const links = rowLinks();
  const here = focusedRow();
  const place = here ? links.indexOf(here) + by : by === 1 ? 0 : links.length - 1;
  const next = links[Math.min(Math.max(place, 0), links.length - 1)];
  next?.focus();
  next?.closest('.st-leads__row')?.scrollIntoView({ block: 'nearest' });
}

/** The box that selects a row, where the list has any. */
export const boxOf = (link: Element): HTMLInputElement | undefined =>
  link.closest('.st-leads__row')?.querySelector<HTMLInputElement>('.st-leads__pick input') ?? undefined;

/** The reference of the lead that a link leads to. */
export const referenceOf = (link: HTMLAnchorElement): string => link.hash.replace('#/lead/', '');
