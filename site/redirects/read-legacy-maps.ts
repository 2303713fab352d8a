import { existsSync, readFileSync } from 'node:fs';
import { type LegacyEntry, parseLegacyMap, type RedirectProblem } from './parse-legacy-map.ts';

const own = 'owner/redirects.csv';
const sample = 'site/redirects/legacy-map.csv';

/** The owner's lines, and those of the sample for other addresses. */
export function readLegacyMaps(): { entries: LegacyEntry[]; problems: RedirectProblem[] } {
  const [mine, given] = [own, sample].map((file) =>
    existsSync(file) ? parseLegacyMap(readFileSync(file, 'utf8'), file) : { entries: [], problems: [] },
  ) as [ReturnType<typeof parseLegacyMap>, ReturnType<typeof parseLegacyMap>];
  const taken = new Set(mine.entries.map(({ from }) => from));
  return {
    entries: [...mine.entries, ...given.entries.filter(({ from }) => !taken.has(from))],
    problems: [...mine.problems, ...given.problems],
  };
}
