import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { dist } from '../support/built-site.ts';

const pageOf = (path: string) => parse(readFileSync(join(dist, `${path}.html`), 'utf8'));

/** What a page calls another, by its address. */
const linkText = (path: string, href: string, within: string) =>
  pageOf(path)
    .querySelectorAll(`${within} a`)
    .find((link) => link.getAttribute('href') === href)?.text;

describe('a link to a service says its name, not the sentence that its page opens with', () => {
  test('on the page of a part of it', () => {
    const said = linkText('services/ai-consulting/ai-integration', '/services/ai-consulting', 'main p');
    expect(said).toBe('AI Consulting');
  });

  test('on a landing page, among what is close to it', () => {
    const said = linkText('cloud-services-ajax', '/services/cloud-solutions', '.nearby-pages');
    expect(said).toBe('Cloud Solutions');
  });
});
