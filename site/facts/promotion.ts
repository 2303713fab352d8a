import type { NavLink } from './navigation.ts';

/** A band above every page, from the first day to the last one, both included (Toronto time). */
export type Promotion = { text: string; link: Pick<NavLink, 'label' | 'href'>; from?: string; until: string };

/**
 * Owner: what is offered now, for example
 * `{ text: 'Onboarding at no charge until the end of the year.', link: { label: 'See the terms', href: '/pricing' }, until: '2026-12-31' }`.
 */
export const promotion = undefined as Promotion | undefined;

/** Undefined before and after its days. @param day `2026-11-20` */
export function promotionOn(day: string, given = promotion): Promotion | undefined {
  return given && day >= (given.from ?? '') && day <= given.until ? given : undefined;
}
