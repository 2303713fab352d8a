import { firstKeyword } from './first-keyword.ts';
import type { Match, PatternMatch } from './rule.ts';

/** Where a rule leads an address (`path` as `oldPath` gives it), or undefined when it does not fit. */
export type Matcher = (path: string, search: string) => string | undefined;

/** Reads a rule once, so that each address costs little. */
export function matcher(match: Match): Matcher {
  switch (match.by) {
    case 'path':
      return (path) => match.targets.get(path);
    case 'parent':
      return (path) => match.targets.get(parentOf(path));
    case 'pattern':
      return byKeyword(match);
    case 'parameter':
      return byParameter(match.names, match.to);
  }
}

/** `/services/voip/handsets/old` → `/services/voip`; a path that is not deeper than that lies below nothing. */
function parentOf(path: string): string {
  const second = path.indexOf('/', 1);
  const third = second < 0 ? -1 : path.indexOf('/', second + 1);
  return third < 0 ? '' : path.slice(0, third);
}

function byKeyword({ prefix = '/', quick, pattern, keywords, otherwise }: PatternMatch): Matcher {
  const keywordOf = keywords.length > 0 ? firstKeyword(keywords, prefix.length - 1) : () => undefined;
  return (path) => {
    if ((quick && !quick(path)) || !path.startsWith(prefix) || !pattern.test(path)) return undefined;
    return keywordOf(path)?.to ?? otherwise;
  };
}

function byParameter(names: readonly string[], to: string): Matcher {
  const asWritten = new RegExp(`(?:^\\??|&)(?:${names.join('|')})(?:=|&|$)`);
  // Only a percent sign can hide a name; to take a query apart costs as much as the rest of the check.
  const hidden = (search: string) => search.includes('%') && hasAny(new URLSearchParams(search), names);
  return (_path, search) => (search !== '' && (asWritten.test(search) || hidden(search)) ? to : undefined);
}

const hasAny = (parameters: URLSearchParams, names: readonly string[]) => names.some((name) => parameters.has(name));
