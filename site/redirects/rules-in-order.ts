import type { RedirectData } from './redirect-data.ts';
import type { Rule } from './rule.ts';
import { admin } from './rules/admin.ts';
import { flag } from './rules/flag.ts';
import { landingPage } from './rules/landing-page.ts';
import { landingPrefixes } from './rules/landing-prefixes.ts';
import { legacy } from './rules/legacy.ts';
import { length } from './rules/length.ts';
import { media } from './rules/media.ts';
import { numeric } from './rules/numeric.ts';
import { photoCredit } from './rules/photo-credit.ts';
import { servicesSubtree } from './rules/services-subtree.ts';
import { words } from './rules/words.ts';

/** Every rule, in the order of the specification (section 4) after the valid list; the first that fits decides. */
export function rulesInOrder(data: RedirectData): Rule[] {
  return [
    admin,
    legacy(data),
    ...landingPrefixes(data.valid).map(landingPage),
    servicesSubtree(data),
    flag,
    ...numeric,
    length,
    words,
    media,
    photoCredit,
  ];
}
