import { describe, expect, test } from 'vitest';
import { readSources, type SourceFile } from '../support/repository.ts';

/** Texts for readers cite decisions and sections of other documents. */
const isForReaders = (path: string) => /^site\/(content|facts)\/|^docs\/page-fields\.md$/.test(path);

const sources = readSources(/\.(ts|tsx|mjs|js|css|md|json|csv|conf)$/).filter(
  ({ path }) => !isForReaders(path) && !/package-lock\.json$|^tests\/questions\/|citations\.unit/.test(path),
);

type Documents = { product: string; decisions: string; design: string };

const textOf = (path: string) => sources.find((source) => source.path === path)?.text ?? '';
const documents: Documents = {
  product: textOf('docs/product.md'),
  decisions: textOf('docs/decisions.md'),
  design: textOf('docs/design.md'),
};

const numbersOf = (text: string, level: '##' | '###') =>
  [...text.matchAll(new RegExp(`^${level} (\\d+)\\. `, 'gm'))].map(([, number]) => Number(number));

/** `2 to 5, 8 and 9`. */
function numbersIn(list: string): number[] {
  return list.split(/, and |, | and /).flatMap((part) => {
    const [first = 0, last = first] = part.split(' to ').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

const list = '(\\d+(?:(?:, and |, | and | to )\\d+)*)';

type Citation = { path: string; cited: string };

/** A citation may continue on the next line of a comment. */
function unknownCitations(files: readonly SourceFile[], { product, decisions, design }: Documents): Citation[] {
  const sections = new Set(numbersOf(product, '##'));
  const numbers = new Set(numbersOf(decisions, '###'));
  return files.flatMap(({ path, text }) => {
    const line = text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
    const every = (pattern: RegExp, isKnown: (found: string) => boolean) =>
      [...line.matchAll(pattern)]
        .filter(([, found = '']) => !isKnown(found))
        .map(([cited]) => ({ path, cited: cited.trim() }));
    const all = (known: ReadonlySet<number>) => (found: string) => numbersIn(found).every((one) => known.has(one));
    return [
      ...every(new RegExp(`product\\.md, sections? ${list}`, 'g'), all(sections)),
      ...every(new RegExp(`(?<!PHIPA )\\bdecisions ${list}`, 'gi'), all(numbers)),
      ...every(/(?<!PHIPA )\bdecision (\d+)/gi, all(numbers)),
      ...every(/design\.md, "([^"]+)"/g, (found) => design.includes(`\n## ${found}\n`)),
      // Sources outside the repository.
      ...every(/\b((?:the )?specification, sections? \d|decisions\.md, \w+|(?:decisions|design), ")/gi, () => false),
    ];
  });
}

test('every section and decision that a file cites exists', () => {
  expect(unknownCitations(sources, documents)).toEqual([]);
});

test('decisions are numbered from 1 on, each number once', () => {
  const numbers = numbersOf(documents.decisions, '###');
  expect(numbers.length).toBeGreaterThanOrEqual(60);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test('citations are found: most are of decisions and sections that many files name', () => {
  const citing = sources.filter(({ text }) => /product\.md, sections? \d|decisions? \d/i.test(text));
  expect(citing.length).toBeGreaterThan(100);
});

describe('the check itself', () => {
  const small: Documents = {
    product: '## 1. What\n## 2. Where\n',
    decisions: '### 1. So\n### 2. Thus\n### 3. Also\n',
    design: '\n## Rooms\n',
  };
  const citedBy = (text: string) => unknownCitations([{ path: 'a.ts', text }], small).map(({ cited }) => cited);

  test.each([
    '(docs/product.md, section 2; decision 3)',
    'docs/product.md, sections 1 to 2, and decisions 1, 2 and 3',
    'PHIPA Decision 253; docs/design.md, "Rooms"',
  ])('accepts %s', (text) => {
    expect(citedBy(text)).toEqual([]);
  });

  test.each([
    ['docs/product.md, section 3', 'product.md, section 3'],
    ['docs/product.md, sections 1 to 3', 'product.md, sections 1 to 3'],
    [' * (decisions 2 and\n * 9)', 'decisions 2 and 9'],
    ['Decision 4: so', 'Decision 4'],
    ['docs/design.md, "Attic"', 'design.md, "Attic"'],
    ['(specification, section 1)', 'specification, section 1'],
    ['(design, "Server")', 'design, "'],
  ])('finds what nobody can look up in %j', (text, cited) => {
    expect(citedBy(text)).toEqual([cited]);
  });
});
