import type { Match, PatternMatch } from './rule.ts';

/** Where a rule leads an address (`path` as `oldPath` gives it), or undefined when it does not fit. */
export function targetFor(match: Match, path: string, search: string): string | undefined {
  switch (match.by) {
    case 'path':
      return match.targets.get(path);
    case 'parent':
      return match.targets.get(parentOf(path));
    case 'pattern':
      return byKeyword(match, path);
    case 'parameter':
      return search.length > 1 && hasAny(new URLSearchParams(search), match.names) ? match.to : undefined;
  }
}

/** `/services/voip/handsets/old` → `/services/voip`; a path that is not deeper than that lies below nothing. */
function parentOf(path: string): string {
  const second = path.indexOf('/', 1);
  const third = second < 0 ? -1 : path.indexOf('/', second + 1);
  return third < 0 ? '' : path.slice(0, third);
}

function byKeyword({ prefix, pattern, keywords, otherwise }: PatternMatch, path: string): string | undefined {
  if ((prefix !== undefined && !path.startsWith(prefix)) || !pattern.test(path)) return undefined;
  if (keywords.length === 0) return otherwise;
  const words = path.replaceAll('/', '-');
  return keywords.find(({ keyword }) => words.includes(`-${keyword}`))?.to ?? otherwise;
}

const hasAny = (parameters: URLSearchParams, names: readonly string[]) => names.some((name) => parameters.has(name));
