import { AuthorError } from '../pages/author-error.ts';
import type { BuiltSite, Finding } from './built/built-site.ts';
import { rules } from './rules/index.ts';

/**
 * Checks what a build wrote against every rule.
 * @returns the notes: findings that do not stop a build
 * @throws AuthorError with all violations of all rules
 */
export function checkBuiltSite(site: BuiltSite): Finding[] {
  const found = Object.values(rules).flatMap((rule) => rule(site));
  const faults = found.filter((finding) => !finding.note);
  if (faults.length > 0) throw new AuthorError(faults);
  const lengths = site.content.flatMap(({ notes }) => notes.map((note) => ({ ...note, note: true })));
  return [...lengths, ...found];
}
