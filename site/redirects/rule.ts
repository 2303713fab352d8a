/** Paths and the page that each leads to. */
export type Targets = ReadonlyMap<string, string>;

/** The beginning of a word of a path, and where it leads. */
export type Keyword = readonly [start: string, to: string];

/** A rule of the redirect check (docs/product.md, section 4). `why` is shown by `npm run redirects`. */
export type RedirectRule = { name: string; why: string } & Match;

type Match =
  /** Whole paths. */
  | { by: 'path'; targets: Targets }
  /** Everything below a path, at any depth. */
  | { by: 'folder'; targets: Targets }
  /** The name of a query parameter. */
  | { by: 'parameter'; names: readonly string[]; to: string }
  /**
   * Paths that fit `pattern`, which must be valid in PCRE too (for nginx). The first of `keywords` with which a word
   * of the path begins decides: `legal` matches `/legal-firm`, not `/paralegal`. Hyphens and slashes separate words.
   */
  | { by: 'pattern'; pattern: RegExp; keywords: readonly Keyword[]; to: string };

/**
 * The path that a rule gives for an address; undefined when the rule does not match.
 * @param path as `readPath` gives it
 * @param search the query, with or without its `?`
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

/** Every path that a rule can lead to. */
export function targetsOf(rule: RedirectRule): string[] {
  if (rule.by === 'path' || rule.by === 'folder') return [...rule.targets.values()];
  const byKeyword = rule.by === 'pattern' ? rule.keywords : [];
  return [...byKeyword.map(([, to]) => to), rule.to];
}
