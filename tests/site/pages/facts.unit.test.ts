import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dueFacts, facts, filedFacts } from '../../../site/facts/records/index.ts';
import { withMarks } from '../../../site/markdown/marks-in-text.ts';
import { readPages } from '../../../site/pages/read-pages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'northlume-facts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function page(body: string): void {
  const front = [
    'title: Privacy at this firm',
    'description: What a firm keeps about you, why it keeps it, and for how long it does.',
    'lead: What we keep about you, why, and for how long, in plain words.',
    'updated: 2026-11-22',
  ];
  writeFileSync(join(folder, 'brand.md'), `---\n${front.join('\n')}\n---\n${body}\n`);
}

describe('the register of facts that change', () => {
  test('a text that names a fact says its sentences, and its source joins the sources of the page', () => {
    page('{fact:federal-privacy-bill}');
    const [read] = readPages(folder);
    expect(read?.data.sources.map(({ url }) => url)).toEqual([facts['federal-privacy-bill'].source.url]);
    expect(withMarks(read?.body ?? '').trim()).toBe(facts['federal-privacy-bill'].text);
  });

  test('the source of two facts joins once', () => {
    const bySource = Map.groupBy(Object.keys(facts), (id) => facts[id as keyof typeof facts].source.url);
    const shared = [...bySource.values()].find(({ length }) => length > 1) ?? [];
    expect(shared.length).toBeGreaterThan(1);
    page(shared.map((id) => `{fact:${id}}`).join(' '));
    expect(readPages(folder)[0]?.data.sources).toHaveLength(1);
  });

  test('a fact that nobody keeps is named with its line and the nearest one', () => {
    page('Text.\n\n{fact:federal-privacy-bil}');
    expect(() => readPages(folder)).toThrow(
      /brand\.md:9 \{fact:federal-privacy-bil\}: is not listed in site\/facts\/records\. Did you mean \{fact:federal-privacy-bill\}\?/,
    );
  });

  test('one id in two topics stops the build, with both files named', () => {
    const fact = facts['pipeda-fine'];
    expect(() => filedFacts({ ontario: { fine: fact }, privacy: { fine: fact } })).toThrow(
      'site/facts/records/privacy.ts fine: site/facts/records/ontario.ts has a fact of that id too.',
    );
  });

  test('every fact has been checked, and says by when it is checked again', () => {
    for (const [id, { checked, again }] of Object.entries(facts)) expect(checked < again, id).toBe(true);
  });

  test('a fact is due on the day it names, not before', () => {
    const day = facts['aoda-report'].again;
    expect(dueFacts(day)).toContainEqual({ id: 'aoda-report', file: 'site/facts/records/ontario.ts', again: day });
    expect(dueFacts(facts['aoda-report'].checked).map(({ id }) => id)).not.toContain('aoda-report');
  });
});
