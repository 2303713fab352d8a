import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { torontoDay } from '../../../shared/company/calendar-day.ts';
import { kinds } from '../../schema/kinds.ts';
import { skeletonOf, UnknownPage } from './skeleton.ts';

/** Kinds of which there is more than one page. */
const several = kinds.filter((kind) => 'folder' in kind || kind.name === 'page').map(({ name }) => name);

/** `npm run new -- <kind> <address>`; without them, it asks. */
async function main([given, address]: readonly string[]): Promise<number> {
  if ((!given || !address) && !process.stdin.isTTY) {
    console.log('Say the kind and the address: npm run new -- library my-topic');
    return 1;
  }
  const [kind, slug] = given && address ? [given, address] : await ask();
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

async function ask(): Promise<[kind: string, slug: string]> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  console.log(`Kinds: ${several.join(', ')}.`);
  const kind = (await terminal.question('What kind of page (Enter: page)? ')).trim() || 'page';
  const title = (await terminal.question('Its title, or its address? ')).trim();
  terminal.close();
  const slug = title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/^[-/]+|[-/]+$/g, '');
  return [kind, slug];
}

process.exitCode = await main(process.argv.slice(2));
