import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { torontoDay } from '../../../shared/company/calendar-day.ts';
import { skeletonOf, UnknownPage } from './skeleton.ts';

/** `npm run new -- library my-topic` writes a draft that passes every check. */
function main([kind, slug]: readonly string[]): number {
  if (!kind || !slug) {
    console.log('Say the kind and the address: npm run new -- library my-topic');
    return 1;
  }
  try {
    const { file, text } = skeletonOf(kind, slug, torontoDay(new Date()));
    const path = join('site/content', file);
    mkdirSync(dirname(path), { recursive: true });
    // `wx` fails if the page exists.
    writeFileSync(path, text, { flag: 'wx' });
    console.log(`${path} is there, as a draft. Write it, then remove draft: true. How: site/content/README.md`);
    return 0;
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!taken && !(error instanceof UnknownPage)) throw error;
    console.log(taken ? `That page is there already: ${error.message}` : error.message);
    return 1;
  }
}

process.exitCode = main(process.argv.slice(2));
