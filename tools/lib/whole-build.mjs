import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { dist, environment, node, root } from './paths.mjs';
import { prune } from './prune.mjs';
import { say, seconds } from './say.mjs';
import { eleventy } from './site-build.mjs';

/** Eleventy's own words around a message are no help to an author. */
const plain = (output) =>
  output
    .replace(/^\[11ty\] ?/gm, '')
    .replace(/^Problem writing Eleventy templates:\n|^Eleventy (Fatal|CLI).*:\n|^Original error stack trace:\s*$/gm, '')
    .replace(/ \(via AuthorError\)/g, '')
    .trim();

/**
 * In `npm run dev`: all pages, built behind the one that was changed and held to the rules of the site, with
 * what they say of it (lists, search, site map). It gives way: a change while it runs ends it.
 * @param {{ onDone: () => void }} options onDone: dist/ has changed
 */
export function wholeBuild({ onDone }) {
  let timer;
  let child;

  function stop() {
    clearTimeout(timer);
    // At once, before the changed page is written: what this build has read of it is old.
    child?.kill('SIGKILL');
    child = undefined;
  }

  function start() {
    const since = Date.now();
    const started = performance.now();
    let output = '';
    const own = spawn(node, [...eleventy, '--quiet'], {
      cwd: root,
      env: environment({ NODE_ENV: 'production' }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = own;
    if (own.pid) setPriority(own.pid, 10);
    for (const stream of [own.stdout, own.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    own.on('close', async (code) => {
      if (child !== own) return;
      child = undefined;
      if (code !== 0) say(`\nThe whole site:\n${plain(output)}\n`);
      else {
        await prune(dist, since, /\.html(\.br|\.gz)?$/);
        say(`The whole site is built and keeps its rules (${seconds(started)}).`);
      }
      onDone();
    });
  }

  return {
    /** @param {number} milliseconds after which it starts, unless it is asked for again */
    soon(milliseconds) {
      stop();
      timer = setTimeout(start, milliseconds);
    },
    stop,
  };
}
