import type { Match, Rule } from '../../../site/redirects/rule.ts';

/** The first rule that fits, and where it leads, with every rule read word by word and no shortcut taken. */
export function plainReading(rules: readonly Rule[], path: string, search: string) {
  for (const { name, match } of rules) {
    const to = targetOf(match, path, search);
    if (to !== undefined) return { rule: name, to };
  }
  return { rule: 'none', to: null };
}

function targetOf(match: Match, path: string, search: string): string | undefined {
  if (match.by === 'path') return match.targets.get(path);
  if (match.by === 'parent') return [...match.targets].find(([parent]) => path.startsWith(`${parent}/`))?.[1];
  if (match.by === 'parameter') {
    return match.names.some((name) => new URLSearchParams(search).has(name)) ? match.to : undefined;
  }
  if (!path.startsWith('/') || !match.pattern.test(path)) return undefined;
  const words = path.replaceAll('/', '-');
  return match.keywords.find(({ keyword }) => words.includes(`-${keyword}`))?.to ?? match.otherwise;
}
