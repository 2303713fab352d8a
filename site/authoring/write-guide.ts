import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemaFiles } from './json-schemas.ts';
import { withMadePart } from './readme.ts';

const guide = 'site/content/README.md';
const schemas = 'site/schema/json';

// `npm run author-guide`: after a change of a schema, the author's guide and the editors' schemas follow.
writeFileSync(guide, withMadePart(readFileSync(guide, 'utf8')));
mkdirSync(schemas, { recursive: true });
for (const { file, text } of jsonSchemaFiles()) writeFileSync(join(schemas, file), text);
console.log(`${guide} and ${schemas} are up to date.`);
