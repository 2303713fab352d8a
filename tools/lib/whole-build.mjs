// Not Eleventy’s watch, which builds only the changed page.
import { cpSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { authorText } from './author-text.mjs';
import { dist, node } from './paths.mjs';
import { runCommand } from './run-command.mjs';
import { say, seconds } from './say.mjs';
import { eleventy, next, pagesInto } from './site-build.mjs';
import { swapIn } from './swap-dist.mjs';
import { scriptFiles } from './widgets-build.mjs';

/**
 * Builds and checks all pages in the background, because lists, search and site map depend on a changed one. Another
 * change cancels the build.
 * @param {{ onDone: (problems: readonly string[]) => void }} options problems: lines of what stopped the build; none: dist/ has
 * changed
 */
export function wholeBuild({ onDone }) {
  let timer;
  let child;

  function stop() {
    clearTimeout(timer);
    // SIGKILL, so that a cancelled build stops writing into the folder that the next one clears.
    child?.kill('SIGKILL');
    child = undefined;
  }

  async function start() {
    const started = performance.now();
    rmSync(next, { recursive: true, force: true, maxRetries: 5 });
    // The bundler updates them in dist/.
    for (const file of scriptFiles(dist)) cpSync(join(dist, file), join(next, file));
    let own;
    const { code, output } = await runCommand(node, [...eleventy, '--quiet'], {
      quiet: true,
      env: pagesInto(next),
      started: (process) => {
        own = child = process;
        if (process.pid) setPriority(process.pid, 10);
      },
    });
    if (child !== own) return;
    child = undefined;
    const problems = code === 0 ? [] : authorText(output).split('\n');
    if (code !== 0) say(`\nThe whole site:\n${problems.join('\n')}\n`);
    else {
      swapIn(next, dist);
      say(`The whole site is built and keeps its rules (${seconds(started)}).`);
    }
    onDone(problems);
  }

  return {
    /** Cancels a waiting or running build. */
    schedule(milliseconds) {
      stop();
      timer = setTimeout(start, milliseconds);
    },
    stop,
  };
}
