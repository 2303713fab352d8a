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
      return (_path, search) =>
        search.length > 1 && hasAny(new URLSearchParams(search), match.names) ? match.to : undefined;
  }
}

/** `/services/voip/handsets/old` → `/services/voip`; a path that is not deeper than that lies below nothing. */
function parentOf(path: string): string {
  const second = path.indexOf('/', 1);
  const third = second < 0 ? -1 : path.indexOf('/', second + 1);
  return third < 0 ? '' : path.slice(0, third);
}

function byKeyword({ prefix = '/', pattern, keywords, otherwise }: PatternMatch): Matcher {
  const beginnings = keywords.map(({ keyword, to }) => ({ beginning: `-${keyword}`, to }));
  return (path) => {
    if (!path.startsWith(prefix) || !pattern.test(path)) return undefined;
    if (beginnings.length === 0) return otherwise;
    const words = path.replaceAll('/', '-');
    return beginnings.find(({ beginning }) => words.includes(beginning))?.to ?? otherwise;
  };
}

const hasAny = (parameters: URLSearchParams, names: readonly string[]) => names.some((name) => parameters.has(name));
