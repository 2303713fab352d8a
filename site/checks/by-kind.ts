import type { Finding } from './built/built-site.ts';

/** Lines on the screen. */
const most = 10;

/** What differs between findings of one kind: quoted words, addresses, names, numbers. */
const ofOne = /“[^”]*”|(?<!\w)\/[\w/.-]*\w|\d[\d.,]*|\b(?:by|with|holds the command) [^ ]+/g;

const kindOf = ({ what }: Finding): string => what.replace(ofOne, '…');

export const lineOf = ({ file, line, field, what, todo }: Finding): string =>
  `  ${file}:${line} ${field ? `${field}: ` : ''}${what} ${todo}`;

/** Notes without repetition, by kind, the most frequent first: how many, and the first of them. A few are shown one by one. */
export function byKind(findings: readonly Finding[]): string[] {
  const distinct = [...new Map(findings.map((finding) => [lineOf(finding), finding])).values()];
  if (distinct.length <= most) return distinct.map(lineOf);
  const kinds = [...Map.groupBy(distinct, kindOf).values()].toSorted((one, other) => other.length - one.length);
  const lines = kinds
    .slice(0, most)
    .flatMap((kind) =>
      kind.slice(0, 1).map((first) => (kind.length > 1 ? `  ${kind.length} like` : ' ') + lineOf(first).slice(1)),
    );
  const rest = kinds.slice(most).flat().length;
  return rest > 0 ? [...lines, `  and ${rest} of other kinds`] : lines;
}
