import type { SiteRule } from '../built-site.ts';
import { canonicals } from './canonicals.ts';
import { claimsById } from './claims-by-id.ts';
import { clicksFromHome } from './clicks-from-home.ts';
import { crumbs } from './crumbs.ts';
import { descriptions } from './descriptions.ts';
import { fragments } from './fragments.ts';
import { guideSteps } from './guide-steps.ts';
import { headings } from './headings.ts';
import { links } from './links.ts';
import { oneReading } from './one-reading.ts';
import { orphans } from './orphans.ts';
import { pageSize } from './page-size.ts';
import { sitemap } from './sitemap.ts';
import { titles } from './titles.ts';
import { unfinished } from './unfinished.ts';

/** The rules for the rendered pages of every build, in the order of their reports. */
export const rules: Readonly<Record<string, SiteRule>> = {
  titles,
  descriptions,
  links,
  fragments,
  orphans,
  clicksFromHome,
  crumbs,
  canonicals,
  sitemap,
  headings,
  oneReading,
  claimsById,
  guideSteps,
  unfinished,
  pageSize,
};
