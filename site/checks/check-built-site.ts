import { AuthorError } from '../pages/author-error.ts';
import type { BuiltSite, Finding } from './built-site.ts';
import { rules } from './rules/index.ts';

/**
 * Holds what a build wrote to every rule.
 * @returns the notes: what will have to be mended, but does not stop a build
 * @throws AuthorError with all breaches of all rules at once
 */
export function checkBuiltSite(site: BuiltSite): Finding[] {
  const found = Object.values(rules).flatMap((rule) => rule(site));
  const faults = found.filter((finding) => !finding.note);
  if (faults.length > 0) throw new AuthorError(faults);
  return found;
}
