import type { SiteRule } from '../built/built-site.ts';
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

/** Stop a build. */
const faults = { links, canonicals, sitemap };

/** Only noted; the author decides. */
const judgements = {
  fragments,
  crumbs,
  titles,
  descriptions,
  orphans,
  clicksFromHome,
  headings,
  oneReading,
  claimsById,
  guideSteps,
  unfinished,
  pageSize,
};

const asNotes =
  (rule: SiteRule): SiteRule =>
  (site) =>
    rule(site).map((finding) => ({ ...finding, note: true }));

/** In the order of their reports. */
export const rules: Readonly<Record<string, SiteRule>> = {
  ...faults,
  ...Object.fromEntries(Object.entries(judgements).map(([name, rule]) => [name, asNotes(rule)])),
};
