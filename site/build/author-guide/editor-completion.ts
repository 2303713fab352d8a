import { type KindName, kindOf, kinds } from '../../schema/kinds.ts';
import { completionBody } from './completion-body.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { limitsOf } from './limits.ts';

type Snippet = { scope: typeof scope; prefix: string; body: string[]; description: string; include: string[] };

/** VS Code treats front matter as YAML inside Markdown. */
const scope = 'markdown,yaml';

/**
 * VS Code snippets from the schemas: one per field, or several where kinds differ. Newer VS Code (`include`) offers
 * only the fields of the page's kind.
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

/** Glob patterns. A kind with a fixed address may be in any folder; a page of any address is mostly beside them. */
function filesOf(of: readonly KindName[]): string[] {
  const anywhere = '**/site/content/**/*.md';
  const patterns = of.map((name) => {
    const { folder } = kindOf(name);
    if (name === 'page') return '**/site/content/*.md';
    return folder ? `**/site/content/${folder}/*.md` : anywhere;
  });
  return patterns.includes(anywhere) ? [anywhere] : [...new Set(patterns)];
}
