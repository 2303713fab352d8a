import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { companyDay } from '../../../shared/company/calendar-day.ts';
import { isSample } from '../../facts/served.ts';
import { ownContent } from '../../pages/read-pages.ts';
import { askPage } from './ask-page.ts';
import { skeletonOf, UnknownPage } from './skeleton.ts';

/** `npm run new -- <kind> <address>`; without them, it asks. A company's pages stand in its own folder. */
async function main([given, address]: readonly string[]): Promise<number> {
  if ((!given || !address) && !process.stdin.isTTY) {
    console.log('Say the kind and the address: npm run new -- library my-topic');
    return 1;
  }
  const [kind, slug, title] = given && address ? [given, address] : await ask();
  try {
    const { file, text } = skeletonOf(kind, slug, companyDay(new Date()), title);
    const path = join(isSample ? 'site/content' : ownContent, file);
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

async function ask() {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const page = await askPage((question) => terminal.question(question));
  terminal.close();
  return page;
}

process.exitCode = await main(process.argv.slice(2));
