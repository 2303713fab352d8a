import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { node } from './paths.mjs';
import { copyProject } from './project-copy.mjs';
import { runCommand } from './run-command.mjs';
import { Problem } from './say.mjs';
import { eleventy } from './site-build.mjs';

/** Folders whose pages may stand at any address in them. */
const free = ['blog', 'library', 'resources/guides', 'resources/whitepapers', 'resources/case-studies'];

/** Asks a build for the most memory it ever held, in kilobytes, as its last line. */
const tellMemory =
  "data:text/javascript,process.on('exit',()=>process.stderr.write('\\nmost memory '+process.resourceUsage().maxRSS+'\\n'))";

const pageFiles = (folder) => readdirSync(folder, { recursive: true }).filter((file) => /(?<!README)\.md$/.test(file));

/**
 * The same page for another address: what no two pages may share is made its own, and its old addresses stay with
 * the first. The title stays, so that its share image is there already.
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
  const articles = free.flatMap((folder) =>
    readdirSync(join(content, folder))
      .filter((file) => file.endsWith('.md') && file !== 'index.md' && !file.includes('made-copy'))
      .map((file) => join(content, folder, file))
      // An index of pages has its one address.
      .filter((file) => !/^lists:/m.test(readFileSync(file, 'utf8'))),
  );
  const count = pageFiles(content).length;
  for (let number = made; number < made + wanted - count; number++) {
    const source = articles[number % articles.length];
    writeFileSync(source.replace(/\.md$/, `-made-copy-${number}.md`), copyOf(readFileSync(source, 'utf8'), number));
  }
  return Math.max(count, wanted);
}

/** What the rules of the site have against made copies: lists of hundreds of pages are too long to publish. */
function breachesIn(output) {
  const breaches = output.split('\n').filter((line) => /:\d+ /.test(line) && line.includes('site/'));
  const others = breaches.filter((line) => !/:\d+ size: /.test(line));
  if (others.length > 0) throw new Problem(`The made copies cannot be built:\n${others.slice(0, 10).join('\n')}`);
  return breaches.length;
}

/**
 * How the build of the pages grows with their number: articles are copied, in a copy of the project.
 * @param {readonly number[]} times how many times the pages there are
 * @param {(size: { times: number, pages: number, seconds: number, megabytes: number, tooLong: number }) => void} tell
 *   tooLong: pages over the size that the rules allow; every other rule of the build was held to and kept
 */
export async function buildGrowth(times, tell) {
  const { folder, remove } = copyProject();
  try {
    const content = join(folder, 'site', 'content');
    const first = pageFiles(content).length;
    const build = () =>
      runCommand(node, ['--import', tellMemory, ...eleventy, '--quiet'], {
        quiet: true,
        env: { NODE_ENV: 'production' },
        spawn: { cwd: folder },
      });
    await build();
    for (const factor of times) {
      const pages = growTo(content, first * factor, pageFiles(content).length);
      const started = performance.now();
      const { output } = await build();
      const seconds = (performance.now() - started) / 1000;
      const megabytes = Number(/most memory (\d+)/.exec(output)?.[1]) / 1000;
      if (!output.includes('Wrote ')) throw new Problem(output);
      tell({ times: factor, pages, seconds, megabytes, tooLong: breachesIn(output) });
    }
  } finally {
    remove();
  }
}
