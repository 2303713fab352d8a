import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openMutants } from '../../tools/lib/mutants.mjs';
import type { Claim } from '../mutants/claim.ts';
import { claims } from '../mutants/claims.ts';
import { claimsPage } from '../mutants/claims-page.ts';
import { root } from '../support/repository.ts';
import { beforeRelease } from '../support/whole-set.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('each claim has a mutation that its file has room for, and a test that exists', () => {
  expect(claims.length).toBeGreaterThan(40);
  for (const { says, file, find, put, test, words } of claims) {
    expect([says, read(file).split(find).length, find === put]).toEqual([says, 2, false]);
    // A title may be put together (`test.each`): the runner says when no test has the words.
    expect(read(test), says).toContain(words.split(' ').at(-1));
  }
});

test('docs/security-claims.md lists the claims as they are, each with its test', () => {
  expect(read('docs/security-claims.md')).toBe(claimsPage());
});

beforeRelease(
  'a claim that is broken fails its test: some whose tests are quick, in one run',
  async () => {
    // Those of the repository read all of it.
    const quick = claims.filter(({ test }) => test.includes('.unit.') && !test.includes('/house/'));
    const ofEachFile = [...new Map(quick.map((claim) => [claim.file, claim])).values()];
    const [harmless, untold, ...sample] = ofEachFile.slice(0, 6);
    expect(sample.length).toBeGreaterThanOrEqual(4);
    const mutants = await openMutants();
    try {
      // Unbroken, they are tests of this run themselves.
      const outcomes = await mutants.attempt(
        ...sample,
        { ...(harmless as Claim), put: `${harmless?.find} ` },
        { ...(untold as Claim), words: 'is the title of no test' },
        { ...(untold as Claim), find: 'is nowhere' },
      );
      expect(outcomes).toEqual([...sample.map(() => 'killed'), 'survived', 'no such test', 'not found']);
    } finally {
      mutants.remove();
    }
  },
  180_000,
);
