import { type KindName, kindOf, kinds } from '../../schema/kinds.ts';
import { completionBody } from './completion-body.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { limitsOf } from './limits.ts';

type Snippet = { scope: typeof scope; prefix: string; body: string[]; description: string; include: string[] };

/** VS Code treats front matter as YAML inside Markdown. */
const scope = 'markdown,yaml';

/**
 * Front matter as VS Code completes it in Markdown, made from the schemas: one snippet a field, more where
 * kinds of pages mean different things by it. VS Code versions that support `include` offer a page only its own fields.
 */
export function editorCompletion(): { file: string; text: string } {
  const found = new Map<string, { name: string; body: string[]; field: JsonSchema; of: KindName[] }>();
  for (const kind of kinds) {
    for (const [name, field] of Object.entries(jsonSchemaOf(kind.schema).properties ?? {})) {
      const body = completionBody(name, field);
      const key = JSON.stringify([name, body]);
      const one = found.get(key) ?? { name, body, field, of: [] };
      found.set(key, { ...one, of: [...one.of, kind.name] });
    }
  }
  const snippets = [...found.values()].map(({ name, body, field, of }): [string, Snippet] => {
    const whose = of.length === kinds.length ? 'every page' : of.join(', ');
    const description = [field.description, limitsOf(field), `Of: ${whose}`].filter(Boolean).join(' · ');
    return [`${name} (${whose})`, { scope, prefix: name, body, description, include: filesOf(of) }];
  });
  return {
    file: '.vscode/front-matter.code-snippets',
    text: `${JSON.stringify(Object.fromEntries(snippets), null, 2)}\n`,
  };
}

/** Patterns of the files of some kinds; a kind at a fixed address may stand in any folder. */
function filesOf(of: readonly KindName[]): string[] {
  const anywhere = '**/site/content/**/*.md';
  const patterns = of.map((name) => {
    const { folder } = kindOf(name);
    return folder ? `**/site/content/${folder}/*.md` : anywhere;
  });
  return patterns.includes(anywhere) ? [anywhere] : [...new Set(patterns)];
}
