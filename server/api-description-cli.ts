import { writeFileSync } from 'node:fs';
import { apiDescription } from './api-description.ts';

const file = 'site/facts/api-description.json';

process.umask(0o077);
// `npm run api-description`, after a change of a visitor's call.
writeFileSync(file, apiDescription());
console.log(`${file} is up to date.`);
