import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { type BareChromium, launchBareChromium } from './bare-chromium.ts';
import { type Embed, peers } from './embed-peers.ts';

/**
 * Prints the cost of embeds before any interaction: script bytes, and main-thread time (script, style and layout, minus
 * those of the page without an embed) of a phone. Contacts no other hosts, so it omits what a peer loads from its
 * servers. Our chat is also measured opened, because deep-chat shows its panel from the start.
 */
const rounds = 9;
/** On a busy machine fewer rounds, at least three, have to do (ms). */
const patience = 5 * 60_000;
/** How much slower a mid-range phone is than this machine. */
const slowdown = 4;
/** The peer that ours are compared with. */
const yardstick = '@typeform/embed (popup)';
const script = 'dist/widgets.js';

/** Whether something with these words is on the page, also inside shadow roots. */
const shows = ({ source }: RegExp) => `((look) => look(document, look))((root, look) =>
  [...root.querySelectorAll('*')].some((one) => one.shadowRoot ? look(one.shadowRoot, look) : one.localName === 'button' && /${source}/.test(one.textContent)))`;
const opened = `Boolean(document.querySelector('itwidgets-floating')?.shadowRoot?.querySelector('dialog[open] input'))`;
const press = `document.querySelector('itwidgets-floating').shadowRoot.querySelector('button').click()`;

const page = ({ body, isModule }: Embed, origin: string) =>
  `<!doctype html><html lang="en"><title>A page</title><body><main><h1>A page</h1>${body}</main>
   <script ${isModule ? 'type="module"' : 'async'} src="/widgets.js" data-api="${origin}"></script></body></html>`;

/**
 * Milliseconds on a phone's main thread.
 * @param what the longest task is measured by itself, as tracing costs time too
 */
async function costOf(chromium: BareChromium, embed: Embed, what: 'all' | 'longest task'): Promise<number> {
  const server = createServer((request, response) => {
    const isScript = request.url === '/widgets.js';
    if (request.url === '/') return response.setHeader('Content-Type', 'text/html').end(page(embed, origin));
    if (isScript || request.url === embed.file?.path)
      return response.setHeader('Content-Type', 'text/javascript').end(isScript ? embed.script : embed.file?.text);
    response.setHeader('Content-Type', 'application/json').end('{"allowed":true}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const tab = await chromium.tab(what === 'longest task');
  try {
    await tab.go(origin);
    await tab.until(`document.readyState === 'complete' && location.port !== ''`);
    if (embed.file) await tab.until(`performance.getEntriesByName(location.origin + '${embed.file.path}').length > 0`);
    if (embed.shows) await tab.until(shows(embed.shows));
    if (embed.isPressed) await tab.run(press);
    if (embed.isPressed) await tab.until(opened);
    if (what === 'longest task') {
      await sleep(500);
      return (await tab.longestTask()) * slowdown;
    }
    let [before, cpu] = [-1, await tab.cpu()];
    for (; cpu > before; cpu = await tab.cpu()) {
      before = cpu;
      await sleep(500);
    }
    return cpu * slowdown;
  } finally {
    await tab.close();
    server.closeAllConnections();
    server.close();
  }
}

/** The minimum, because other load only adds time. */
const least = (numbers: number[] = []) => Math.min(...numbers);

const folder = mkdtempSync(join(tmpdir(), 'northlume-peers-'));
const chromium = await launchBareChromium();
try {
  const empty: Embed = { name: '', script: Buffer.from(''), body: '' };
  const ours = (name: string, widgets: string[], shows?: RegExp): Embed => ({
    name: `ours: ${name}`,
    script: readFileSync(script),
    body: widgets.map((widget) => `<div data-widget="${widget}"></div>`).join(''),
    ...(shows && { shows }),
  });
  const others = await peers(folder);
  for (const other of others)
    if ('missing' in other) console.log(`  ${other.name.padEnd(40)} cannot be had: ${other.missing}`);
  const embeds = [
    empty,
    ours('nothing shown', []),
    ours('newsletter', ['newsletter'], /Subscribe/),
    ours('the chat’s launcher', ['chat'], /Chat with/),
    ours('five widgets', ['newsletter', 'hero-form', 'contact-form', 'risk-quiz', 'chat'], /Chat with/),
    { ...ours('chat opened', ['chat'], /Chat with/), isPressed: true },
    ...others.filter((other) => 'script' in other),
  ];
  const costs = new Map(embeds.map((embed) => [embed, { all: [] as number[], longest: [] as number[] }]));
  // Interleaved, so that other load affects all embeds.
  const end = Date.now() + patience;
  let round = 0;
  for (; round < rounds && (round < 3 || Date.now() < end); round++)
    for (const embed of embeds)
      try {
        costs.get(embed)?.all.push(await costOf(chromium, embed, 'all'));
        if (round % 3 === 0) costs.get(embed)?.longest.push(await costOf(chromium, embed, 'longest task'));
      } catch (error) {
        // A machine that is too busy for one measurement still has the others.
        console.log(`  ${embed.name.padEnd(40)} not measured once: ${(error as Error).message}`);
      }
  if (round < rounds) console.log(`  a busy machine: ${round} rounds in place of ${rounds}`);
  const base = least(costs.get(empty)?.all);
  const timeOf = (embed: Embed) => Math.max(0, least(costs.get(embed)?.all) - base);
  const measure = embeds.find(({ name }) => name === yardstick);
  for (const embed of embeds.slice(1)) {
    const parts = [embed.script, embed.file?.text].filter((part) => part !== undefined);
    const raw = parts.reduce((sum, part) => sum + part.length, 0);
    const brotli = parts.reduce((sum, part) => sum + brotliCompressSync(part).length, 0);
    const ratio = measure ? `, ${(timeOf(embed) / timeOf(measure)).toFixed(2)} of Typeform` : '';
    const longest = least(costs.get(embed)?.longest).toFixed(0);
    console.log(
      `  ${embed.name.padEnd(40)} ${(brotli / 1000).toFixed(1)} kB brotli, ${(raw / 1000).toFixed(0)} kB raw, ${timeOf(embed).toFixed(0)} ms${ratio}; longest task ${longest} ms`,
    );
  }
} finally {
  await chromium.close();
  rmSync(folder, { recursive: true, force: true });
}
