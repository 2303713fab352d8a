const rowLinks = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>('.st-leads__link')];

export function focusedRow(): HTMLAnchorElement | undefined {
  return (
    document.activeElement?.closest('.st-leads__row')?.querySelector<HTMLAnchorElement>('.st-leads__link') ?? undefined
  );
}

/** Moves the focus down (1) or up (-1); without a focused row, to the first or last. */
export function moveRow(by: 1 | -1): void {
  const links = rowLinks();
  const here = focusedRow();
  const place = here ? links.indexOf(here) + by : by === 1 ? 0 : links.length - 1;
  const next = links[Math.min(Math.max(place, 0), links.length - 1)];
  next?.focus();
  next?.closest('.st-leads__row')?.scrollIntoView({ block: 'nearest' });
}

export const boxOf = (link: Element): HTMLInputElement | undefined =>
  link.closest('.st-leads__row')?.querySelector<HTMLInputElement>('.st-leads__pick input') ?? undefined;

export const referenceOf = (link: HTMLAnchorElement): string => link.hash.replace('#/lead/', '');
