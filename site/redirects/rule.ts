/** One way in which an old address is known. Paths are lower case and have no trailing slash. */
export type Match =
  /** The whole path. */
  | { by: 'path'; targets: ReadonlyMap<string, string> }
  /** The page of which it lies below, at any depth. All these pages are as deep as `/services/{service}`. */
  | { by: 'parent'; targets: ReadonlyMap<string, string> }
  | PatternMatch
  /** The name of a query parameter. */
  | { by: 'parameter'; names: readonly string[]; to: string };

/**
 * A pattern that the path fits (valid in PCRE too, for nginx). Then the first keyword of the list decides with
 * which a word of the path begins, wherever it stands: `legal` fits `/legal-firm`, not `/paralegal`. Slashes
 * part words as hyphens do: `managed-it` fits `/managed/it`.
 */
export type PatternMatch = {
  by: 'pattern';
  /** What every such path begins with: a slash, and more where the rule knows it. */
  prefix?: string;
  /** A cheap question to which every path that fits the pattern says yes: it spares most paths the pattern. */
  quick?: (path: string) => boolean;
  pattern: RegExp;
  keywords: readonly Keyword[];
  otherwise: string;
};

export type Keyword = { keyword: string; to: string };

/** A rule of the redirect check (specification, section 4); `why` is its reason, told by `npm run redirects`. */
export type Rule = { name: string; why: string; match: Match };

/** Every address that a rule can lead to. */
export function targetsOf({ match }: Rule): string[] {
  if (match.by === 'parameter') return [match.to];
  return match.by === 'pattern'
    ? [...match.keywords.map(({ to }) => to), match.otherwise]
    : [...match.targets.values()];
}
