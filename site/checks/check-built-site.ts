import { AuthorError } from '../pages/author-error.ts';
import type { BuiltSite, Finding } from './built/built-site.ts';
import { rules } from './rules/index.ts';

/**
 * @param others what the build has found elsewhere, for one report
 * @returns notes, which do not stop the build
 * @throws AuthorError with all faults
 */
export function checkBuiltSite(site: BuiltSite, others: readonly Finding[] = []): Finding[] {
  const found = [...others, ...Object.values(rules).flatMap((rule) => rule(site))];
  const faults = found.filter((finding) => !finding.note);
  if (faults.length > 0) throw new AuthorError(faults);
  const lengths = site.content.flatMap(({ notes }) => notes.map((note) => ({ ...note, note: true })));
  return [...lengths, ...found];
}
