import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { editorCompletion } from '../../../../site/build/author-guide/editor-completion.ts';
import { jsonSchemaOf } from '../../../../site/build/author-guide/json-schema.ts';
import { readPages } from '../../../../site/pages/read-pages.ts';
import { kinds } from '../../../../site/schema/kinds.ts';
import { ofSample } from '../../../support/of-sample.ts';
import { root } from '../../../support/repository.ts';

type Snippet = { scope: string; prefix: string; body: string[]; description: string; include: string[] };

const { file, text } = editorCompletion();
const snippets = Object.values(JSON.parse(text) as Record<string, Snippet>);
const first = new Map(readPages(join(root, 'site/content')).map((page) => [page.kind, page]));
/** The sample has no page of this kind. */
const careers = { file: join(root, 'site/content/careers.md'), data: { title: 'Careers', updated: '2026-11-20' } };
/** `**` matches any number of folders, `*` any name. */
const pattern = (glob: string) =>
  new RegExp(`^${glob.replace(/[().]/g, '\\$&').replaceAll('**/', '(.+/)?').replace(/\*/g, '[^/]*')}$`);
const places = new Map(snippets.flatMap(({ include }) => include.map((glob) => [glob, pattern(glob)])));
const offered = (path: string) =>
  snippets.filter(({ include }) => include.some((glob) => places.get(glob)?.test(path)));

const written = ({ body }: Snippet) =>
  body
    .join('\n')
    .replace('$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE', '2026-11-20')
    .replace(/\$\{\d+\|([^|]*)\|\}/g, (_, choices: string) => choices.split(',')[0] ?? '')
    .replace(/\$\{\d+:([^}]*)\}/g, '$1');

ofSample(test)("the editor's completion is what the schemas say: npm run author-guide", () => {
  expect(readFileSync(join(root, file), 'utf8')).toBe(text);
});

test('completion works where VS Code sees front matter: YAML inside Markdown', () => {
  for (const { scope } of snippets) expect(scope.split(',')).toEqual(['markdown', 'yaml']);
});

const isWritten = ([name]: readonly [string, unknown]) => name === 'page' || first.has(name as never);
const schemas = kinds.map(({ name, schema }) => [name, schema] as const);
const offers = 'a %s page is offered each of its fields, in a form that it accepts';

test.each(schemas.filter(isWritten))(offers, isOffered);

ofSample(test, 'places').each(schemas.filter((entry) => !isWritten(entry)))(offers, isOffered);

function isOffered(...[name, schema]: (typeof schemas)[number]) {
  const page = name === 'page' ? careers : first.get(name);
  if (!page) throw new Error(`No page of kind ${name} is written`);
  const here = offered(page.file);
  for (const field of Object.keys(jsonSchemaOf(schema).properties ?? {})) {
    const accepted = here
      .filter(({ prefix }) => prefix === field)
      .map((snippet) => {
        const result = schema.safeParse({ ...page.data, ...parse(written(snippet)) });
        // Placeholders may be shorter or longer than real values.
        const faults = result.error?.issues.filter(({ code }) => code !== 'too_small' && code !== 'too_big') ?? [];
        return faults.map(({ path, message }) => `${path.join('.')}: ${message}`);
      });
    expect(accepted, field).toContainEqual([]);
  }
}

test('a page is not offered fields of a kind in another folder', () => {
  const fields = (path: string) => offered(join(root, 'site/content', path)).map(({ prefix }) => prefix);
  expect(fields('library/x.md')).toContain('takeaways');
  expect(fields('library/x.md')).not.toContain('publishDate');
  expect(fields('(landing)/x.md')).toContain('together');
  expect(fields('services/voip/x.md')).not.toContain('firstWeek');
});
