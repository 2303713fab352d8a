import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { node } from './paths.mjs';
import { copyProject } from './project-copy.mjs';
import { runCommand } from './run-command.mjs';
import { Problem } from './say.mjs';
import { eleventy } from './site-build.mjs';

/** Folders that accept any number of pages. */
const open = ['blog', 'library', 'resources/guides', 'resources/whitepapers', 'resources/case-studies'];

/** An import that prints the build's peak memory, in kilobytes, as its last line. */
const tellMemory =
  "data:text/javascript,process.on('exit',()=>process.stderr.write('\\nmost memory '+process.resourceUsage().maxRSS+'\\n'))";

const pageFiles = (folder) => readdirSync(folder, { recursive: true }).filter((file) => /(?<!README)\.md$/.test(file));

/**
 * The text of a page for another address. What no two pages may share is changed (meta title, description), and old
 * addresses are removed. The title stays, so that the share image is in the cache.
 */
function copyOf(text, number) {
  return text
    .replace(/^metaTitle:.*\n/m, '')
    .replace(/^redirectFrom:.*\n(?: +-.*\n)*/m, '')
    .replace(/^title: .*$/m, (title) => `${title}\nmetaTitle: "Made copy ${number}"`)
    .replace(/^description: .*$/m, `description: "Made copy ${number} of a page, to measure how the build grows."`);
}

/** Adds copies of articles until there are `wanted` pages. Returns how many there are. */
function growTo(content, wanted, made) {
  const articles = open.flatMap((folder) =>
    readdirSync(join(content, folder))
      .filter(
        (file) =>
          file.endsWith('.md') &&
          !['index.md', 'videos.md', 'glossary.md'].includes(file) &&
          !file.includes('made-copy'),
      )
      .map((file) => join(content, folder, file))
      // A page that lists a folder exists once.
      .filter((file) => !/^lists:/m.test(readFileSync(file, 'utf8'))),
  );
  const count = pageFiles(content).length;
  for (let number = made; number < made + wanted - count; number++) {
    const source = articles[number % articles.length];
    writeFileSync(source.replace(/\.md$/, `-made-copy-${number}.md`), copyOf(readFileSync(source, 'utf8'), number));
  }
  return Math.max(count, wanted);
}

/** Counts the pages that break the size rule, as lists of hundreds of copies do. Any other fault is an error. */
function breachesIn(output) {
  const breaches = output.split('\n').filter((line) => /:\d+ /.test(line) && line.includes('site/'));
  const others = breaches.filter((line) => !/:\d+ size: /.test(line));
  if (others.length > 0) throw new Problem(`The made copies cannot be built:\n${others.slice(0, 10).join('\n')}`);
  return breaches.length;
}

/**
 * Measures how the build grows with the number of pages. Articles are copied, in a copy of the project.
 * @param {readonly number[]} times multiples of the number of pages
 * @param {(size: { times: number, pages: number, seconds: number, megabytes: number, tooLong: number }) => void} tell
 *   tooLong: pages over the size limit; every other check of the build passed
 */
export async function buildGrowth(times, tell) {
  const { folder, remove } = copyProject();
  try {
    const content = join(folder, 'site', 'content');
    const first = pageFiles(content).length;
    const build = (factor) => {
      // The limit of today's pages would end a build of more: what is asked is how much those take.
      const larger = eleventy.map((word) =>
        word.replace(/(?<=^--max-old-space-size=)\d+/, (megabytes) => megabytes * factor),
      );
      return runCommand(node, ['--import', tellMemory, ...larger, '--quiet'], {
        quiet: true,
        env: { NODE_ENV: 'production' },
        spawn: { cwd: folder },
      });
    };
    await build(1);
    for (const factor of times) {
      const pages = growTo(content, first * factor, pageFiles(content).length);
      const started = performance.now();
      const { output } = await build(factor);
      const seconds = (performance.now() - started) / 1000;
      const megabytes = Number(/most memory (\d+)/.exec(output)?.[1]) / 1000;
      if (!output.includes('Wrote ')) throw new Problem(output);
      tell({ times: factor, pages, seconds, megabytes, tooLong: breachesIn(output) });
    }
  } finally {
    remove();
  }
}
