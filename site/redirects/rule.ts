export type Targets = ReadonlyMap<string, string>;

/** Prefix of a word in a path, and target. */
export type Keyword = readonly [start: string, to: string];

/** docs/product.md, section 4. `npm run redirects` shows `why`. */
export type RedirectRule = { name: string; why: string } & Match;

type Match =
  | { by: 'path'; targets: Targets }
  /** Everything below a path, at any depth. */
  | { by: 'folder'; targets: Targets }
  | { by: 'parameter'; names: readonly string[]; to: string }
  /**
   * Paths that match `pattern`, which must also be valid PCRE (nginx). The first keyword that begins a word of the path
   * decides: `legal` matches `/legal-firm`, not `/paralegal`. Hyphens and slashes separate words.
   */
  | { by: 'pattern'; pattern: RegExp; keywords: readonly Keyword[]; to: string };

/**
 * Undefined if the rule does not match.
 * @param path from `readPath`
 * @param search with or without `?`
 */
export function targetOf(rule: RedirectRule, path: string, search: string): string | undefined {
  switch (rule.by) {
    case 'path':
      return rule.targets.get(path);
    case 'folder':
      return [...rule.targets].find(([folder]) => path.startsWith(`${folder}/`))?.[1];
    case 'parameter': {
      const parameters = new URLSearchParams(search);
      return rule.names.some((name) => parameters.has(name)) ? rule.to : undefined;
    }
    case 'pattern': {
      if (!rule.pattern.test(path)) return undefined;
      const words = path.replaceAll('/', '-');
      return rule.keywords.find(([start]) => words.includes(`-${start}`))?.[1] ?? rule.to;
    }
  }
}

export function targetsOf(rule: RedirectRule): string[] {
  if (rule.by === 'path' || rule.by === 'folder') return [...rule.targets.values()];
  const byKeyword = rule.by === 'pattern' ? rule.keywords : [];
  return [...byKeyword.map(([, to]) => to), rule.to];
}
