import { type Matcher, matcher } from './matcher.ts';
import type { Rule } from './rule.ts';

type Asked = { rule: Rule; targetFor: Matcher; letters: Letters };

/** The letters (their codes) after the first slash of the paths that a rule can fit; undefined when that may be any. */
type Letters = ReadonlySet<number> | undefined;

/** Gives the rules that may fit a path, in their order. Its first letter spares it most of the rules with a prefix. */
export function rulesToAsk(rules: readonly Rule[]): (path: string) => readonly Asked[] {
  const all = rules.map((rule) => ({ rule, targetFor: matcher(rule.match), letters: lettersOf(rule) }));
  const askedAbout = (letter: number) => all.filter(({ letters }) => letters === undefined || letters.has(letter));
  const known = new Set(all.flatMap(({ letters = [] }) => [...letters]));
  const byLetter = new Map([...known].map((letter) => [letter, askedAbout(letter)]));
  const otherwise = all.filter(({ letters }) => letters === undefined);
  return (path) => byLetter.get(path.charCodeAt(1)) ?? otherwise;
}

function lettersOf({ match }: Rule): Letters {
  if (match.by === 'parameter') return undefined;
  if (match.by === 'pattern') return match.prefix === undefined ? undefined : new Set([match.prefix.charCodeAt(1)]);
  return new Set([...match.targets.keys()].map((path) => path.charCodeAt(1)));
}
