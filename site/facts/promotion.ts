import { promotion as own } from '../../owner/promotion.ts';
import type { NavLink } from './navigation.ts';

/** A band above every page, from the first day to the last one, both included (by the company's clock). */
export type Promotion = { text: string; link: Pick<NavLink, 'label' | 'href'>; from?: string; until: string };

/** Of `owner/promotion.ts`. */
export const promotion = own as Promotion | undefined;

/** Undefined before and after its days. @param day `2026-11-20` */
export function promotionOn(day: string, given = promotion): Promotion | undefined {
  return given && day >= (given.from ?? '') && day <= given.until ? given : undefined;
}
