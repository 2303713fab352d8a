import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { editorCompletion } from './editor-completion.ts';
import { withMadePart } from './readme.ts';

const guide = 'docs/page-fields.md';
const { file: completion, text } = editorCompletion();

// `npm run author-guide`, after a schema change.
writeFileSync(guide, withMadePart(readFileSync(guide, 'utf8')));
mkdirSync(dirname(completion), { recursive: true });
writeFileSync(completion, text);
console.log(`${guide} and ${completion} are up to date.`);
