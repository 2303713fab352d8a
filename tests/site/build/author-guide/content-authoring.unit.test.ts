import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { askPage } from '../../../../site/build/author-guide/ask-page.ts';
import { jsonSchemaOf } from '../../../../site/build/author-guide/json-schema.ts';
import { withMadePart } from '../../../../site/build/author-guide/readme.ts';
import { skeletonOf } from '../../../../site/build/author-guide/skeleton.ts';
import { parseFrontMatter } from '../../../../site/pages/front-matter.ts';
import { contentAddress, readPages } from '../../../../site/pages/read-pages.ts';
import { kindOf, kinds } from '../../../../site/schema/kinds.ts';
import { ofSample } from '../../../support/of-sample.ts';
import { root } from '../../../support/repository.ts';

const today = '2026-11-20';
const written = readPages(join(root, 'site/content'));

const names = kinds.map(({ name }) => name);
/** The sample has no page of one's own. */
const isWritten = (name: string) => name === 'page' || written.some(({ kind }) => kind === name);

test.each(names.filter(isWritten))('the skeleton of a %s page passes its checks, as a draft', checkSkeleton);

ofSample(test, 'places').each(names.filter((name) => !isWritten(name)))(
  'the skeleton of a %s page passes its checks, as a draft',
  checkSkeleton,
);

function checkSkeleton(name: (typeof names)[number]) {
  const kind = kinds.find((entry) => entry.name === name);
  const example = name === 'page' ? { path: '/careers' } : written.find((page) => page.kind === name);
  if (!kind || !example) throw new Error(`No page of kind ${name} is written`);
  const folder = kindOf(name).folder?.replace('/*', '');
  const prefix = folder && !folder.startsWith('(') ? `/${folder}/` : '/';
  const slug = example.path === '/' ? 'index' : example.path.slice(prefix.length);
  const { file, text } = skeletonOf(name, slug, today);
  expect(contentAddress(file)).toBe(example.path);
  const parsed = kind.schema.safeParse(parseFrontMatter(text).value);
  expect(parsed.error?.issues ?? []).toEqual([]);
  expect(parsed.data?.draft).toBe(true);
}

test.each([
  ['librry', 'x', /Did you mean "library"/],
  ['blog', 'x', /Did you mean "blog-(?:index|post)"/],
  ['library', 'My Topic', /cannot have the address/],
  ['library', '../../outside', /cannot have the address/],
  ['comparison', 'anything', /cannot have the address/],
])('npm run new -- %s %s is refused with a reason', (kind, slug, message) => {
  expect(() => skeletonOf(kind, slug, today)).toThrow(message);
});

test('npm run new asks for kind, title and address, and the draft has the title', async () => {
  const answers = ['', 'Café hours: a change', ''];
  const asked: string[] = [];
  const page = await askPage(async (question) => {
    asked.push(question);
    return answers.shift() ?? '';
  });
  expect(asked[2]).toBe('Its address (Enter: cafe-hours-a-change)? ');
  expect(page).toEqual(['page', 'cafe-hours-a-change', 'Café hours: a change']);
  const [kind, slug, title] = page;
  const { file, text } = skeletonOf(kind, slug, today, title);
  expect([file, parseFrontMatter(text).value]).toEqual([
    'cafe-hours-a-change.md',
    { title, draft: true, updated: today },
  ]);
});

test('every field of every kind has its help', () => {
  const fields = kinds.flatMap(({ schema }) => Object.entries(jsonSchemaOf(schema).properties ?? {}));
  expect(fields.filter(([, { description }]) => !description).map(([name]) => name)).toEqual([]);
});

ofSample(test)("the author's guide is what the schemas say: npm run author-guide", () => {
  const guide = readFileSync('docs/page-fields.md', 'utf8');
  expect(withMadePart(guide)).toBe(guide);
});
