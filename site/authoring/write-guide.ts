import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { editorCompletion } from './editor-completion.ts';
import { jsonSchemaFiles } from './json-schemas.ts';
import { withMadePart } from './readme.ts';

const guide = 'site/content/README.md';
const schemas = 'site/schema/json';
const { file: completion, text } = editorCompletion();

// `npm run author-guide`: after a change of a schema, the author's guide, the schemas as JSON and the editor's completion follow.
writeFileSync(guide, withMadePart(readFileSync(guide, 'utf8')));
mkdirSync(schemas, { recursive: true });
for (const schema of jsonSchemaFiles()) writeFileSync(join(schemas, schema.file), schema.text);
mkdirSync(dirname(completion), { recursive: true });
writeFileSync(completion, text);
console.log(`${guide}, ${schemas} and ${completion} are up to date.`);
