import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { type BareChromium, launchBareChromium } from './bare-chromium.ts';
import { type Embed, peers } from './embed-peers.ts';

/**
 * Prints the cost of embeds before any interaction: script bytes, and main-thread time (script, style and layout, minus
 * those of the page without an embed) of a phone. Contacts no other hosts, so it omits what a peer loads from its
 * servers. Times are CPU time of the thread, so that other load adds little. Our chat is also measured opened, because deep-chat shows its panel from the start.
 */
const rounds = 9;
/** On a busy machine fewer rounds have to do (ms). */
const patience = 5 * 60_000;
const leastRounds = 3;
/** How much slower a mid-range phone is than this machine. */
const slowdown = 4;
/** The peer that ours are compared with. */
const yardstick = '@typeform/embed (popup)';
const script = 'dist/widgets.js';

/** Whether something with these words is on the page, also inside shadow roots. */
const shows = ({ source }: RegExp) => `((look) => look(document, look))((root, look) =>
  [...root.querySelectorAll('*')].some((one) => one.shadowRoot ? look(one.shadowRoot, look) : one.localName === 'button' && /${source}/.test(one.textContent)))`;
const opened = `Boolean(document.querySelector('itwidgets-floating')?.shadowRoot?.querySelector('dialog[open] input'))`;
/** Cal looks for something for ever, so no embed is waited for until it does nothing. */
const mostReadings = 6;
/** More than asking whether a page is idle costs it (ms). */
const ownCost = 0.5;
const isIdle = `new Promise((done) => requestIdleCallback(() => done(true)))`;
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
    let cpu = 0;
    for (let reading = 0; reading < mostReadings; reading++) {
      // A busy machine may give the page no time for a while.
      await tab.until(isIdle);
      const before = cpu;
      cpu = await tab.cpu();
      if (reading > 0 && cpu - before < ownCost) break;
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
const least = (numbers: number[]) => Math.min(...numbers);
const inMs = (number: number) => (Number.isFinite(number) ? `${number.toFixed(0)} ms` : 'not measured');

type Cost = { all: number[]; longest: number[] };

/** What is known so far. */
function print(costs: Map<Embed, Cost>): void {
  const [[, empty] = [], ...measured] = costs;
  const timeOf = ({ all }: Cost) => Math.max(0, least(all) - least(empty?.all ?? []));
  const typeform = measured.find(([{ name }]) => name === yardstick)?.[1];
  for (const [{ name, script, file }, cost] of measured) {
    const parts = [script, file?.text].filter((part) => part !== undefined);
    const raw = parts.reduce((sum, part) => sum + part.length, 0);
    const brotli = parts.reduce((sum, part) => sum + brotliCompressSync(part).length, 0);
    const ratio = typeform ? `${(timeOf(cost) / timeOf(typeform)).toFixed(2)} of Typeform, ` : '';
    console.log(
      `  ${name.padEnd(28)} ${ratio}${inMs(timeOf(cost))}, longest task ${inMs(least(cost.longest))}; ${(brotli / 1000).toFixed(1)} kB brotli, ${(raw / 1000).toFixed(0)} kB raw`,
    );
  }
}

const empty: Embed = { name: 'the page alone', script: Buffer.from(''), body: '' };
const ours = (name: string, widgets: string[], shows?: RegExp): Embed => ({
  name: `ours: ${name}`,
  script: readFileSync(script),
  body: widgets.map((widget) => `<div data-widget="${widget}"></div>`).join(''),
  ...(shows && { shows }),
});

console.log('  (embeds of others are installed where they are not yet: that may take minutes)');
const others = await peers();
for (const other of others) if ('missing' in other) console.log(`  ${other.name} cannot be had: ${other.missing}`);
const embeds = [
  empty,
  ours('nothing shown', []),
  ours('newsletter', ['newsletter'], /Subscribe/),
  ours('the chat’s launcher', ['chat'], /Chat with/),
  ours('five widgets', ['newsletter', 'hero-form', 'contact-form', 'risk-quiz', 'chat'], /Chat with/),
  { ...ours('chat opened', ['chat'], /Chat with/), isPressed: true },
  ...others.filter((other) => 'script' in other),
];
const costs = new Map<Embed, Cost>(embeds.map((embed) => [embed, { all: [], longest: [] }]));
const stop = () => {
  console.log('  stopped; so far:');
  print(costs);
  process.exit(1);
};
process.once('SIGTERM', stop).once('SIGINT', stop);

const end = Date.now() + patience;
let chromium = await launchBareChromium();
let round = 0;
// Interleaved, so that other load affects all embeds.
for (; round < rounds && (round < leastRounds || Date.now() < end); round++)
  for (const [embed, { all, longest }] of costs)
    try {
      all.push(await costOf(chromium, embed, 'all'));
      if (round % 3 === 0) longest.push(await costOf(chromium, embed, 'longest task'));
      if (round === 0) console.log(`  first round: ${embed.name.padEnd(28)} ${inMs(all[0] ?? Number.NaN)}`);
    } catch (error) {
      console.log(`  ${embed.name} not measured once: ${(error as Error).message}`);
      // One that does not answer has to go.
      await chromium.close();
      chromium = await launchBareChromium();
    }
await chromium.close();
if (round < rounds) console.log(`  a busy machine: ${round} rounds in place of ${rounds}`);
print(costs);
