import type { RedirectProblem } from './parse-legacy-map.ts';

/**
 * For a company that is not the sample: its notes, and those about the sample's old addresses as one. Faults stay as they are.
 * @param ofSample addresses that the sample has published
 */
export function sampleInOneLine(
  problems: readonly RedirectProblem[],
  ofSample: ReadonlySet<string>,
): readonly RedirectProblem[] {
  const isOfSample = ({ note, file, what }: RedirectProblem) =>
    note && (file.startsWith('site/redirects/') || ofSample.has(/^(\S+) was published/.exec(what)?.[1] ?? ''));
  const count = problems.filter(isOfSample).length;
  if (count === 0) return problems;
  const what = `has ${count} old addresses of the sample whose pages are not built: they lead to the nearest that is.`;
  const todo = 'Leave them; your own stand in owner/redirects.csv.';
  const one = { file: 'site/redirects/legacy-map.csv', line: 1, field: '', what, todo, note: true };
  return [one, ...problems.filter((problem) => !isOfSample(problem))];
}
