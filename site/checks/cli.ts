import { readPages } from '../schema/read-pages.ts';
import { AuthorError } from './author-error.ts';
import { ownText } from './own-text.ts';
import { mostShared, nearestTwins } from './twins.ts';
import { fewestWords } from './word-counts.ts';
import { words } from './words.ts';

/** `npm run check`: what the writing of every page lacks, in plain words; ends with 1 where something must be mended. */
function check(): number {
  let faults = 0;
  const say = (line: string) => {
    faults++;
    console.log(line);
  };
  try {
    const pages = readPages('site/content');
    for (const page of pages) {
      const count = words(ownText(page).join(' ')).length;
      const fewest = fewestWords[page.kind] ?? 0;
      if (count < fewest) say(`${page.file}: ${count} words; a page of this kind has at least ${fewest}.`);
    }
    for (const { a, b, share, paragraph } of nearestTwins(pages)) {
      if (share <= mostShared(a, b)) continue;
      const percent = Math.round(share * 100);
      say(
        `${a.file} shares ${percent} % of its five-word runs with ${b.file}. Most alike: “${paragraph.slice(0, 160)}”`,
      );
    }
    console.log(
      faults === 0 ? `${pages.length} pages: nothing to mend.` : `${faults} to mend in ${pages.length} pages.`,
    );
    return faults === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof AuthorError)) throw error;
    console.log(error.message);
    return 1;
  }
}

process.exitCode = check();
