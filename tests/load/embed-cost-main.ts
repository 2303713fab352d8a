import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../support/chromium-options.ts';
import { type Embed, peers } from './embed-peers.ts';

/**
 * Prints the cost of embeds before any interaction: script bytes, and main-thread time (script, style and layout, minus
 * those of the page without an embed) on a CPU slowed four times. Contacts no other hosts, so it omits what a peer
 * loads from its servers. Our chat is also measured opened, because deep-chat shows its panel from the start.
 */
const rounds = 7;
/** How much slower a mid-range phone is than this machine. */
const slowdown = 4;
const counted = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);
const script = 'dist/widgets.js';

const page = ({ body, isModule }: Embed, origin: string) =>
  `<!doctype html><html lang="en"><title>A page</title><body><main><h1>A page</h1>${body}</main>
   <script ${isModule ? 'type="module"' : 'async'} src="/widgets.js" data-api="${origin}"></script></body></html>`;

async function mainThreadTime(browser: Browser, embed: Embed): Promise<{ ms: number; failed: string[] }> {
  let fetched = false;
  const server = createServer((request, response) => {
    if (request.url === embed.file?.path) fetched = true;
    const isScript = request.url === '/widgets.js';
    if (request.url === '/') return response.setHeader('Content-Type', 'text/html').end(page(embed, origin));
    if (isScript || request.url === embed.file?.path)
      return response.setHeader('Content-Type', 'text/javascript').end(isScript ? embed.script : embed.file?.text);
    response.setHeader('Content-Type', 'application/json').end('{"allowed":true}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const context = await browser.newContext();
  try {
    await context.route('**', (route) => (route.request().url().startsWith(origin) ? route.continue() : route.abort()));
    const tab = await context.newPage();
    const failed: string[] = [];
    tab.on('pageerror', (error) => failed.push(error.message));
    const session = await context.newCDPSession(tab);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await tab.goto(origin);
    await tab.waitForLoadState('networkidle');
    const button = tab.getByRole('button', { name: embed.shows ?? /./ }).first();
    if (embed.shows) await button.waitFor();
    if (embed.isPressed) await button.click();
    if (embed.isPressed) await tab.getByRole('dialog').getByRole('textbox').first().waitFor();
    const { metrics } = await session.send('Performance.getMetrics');
    if (embed.file && !fetched) failed.push(`${embed.file.path} was not fetched`);
    return { ms: sum(metrics.filter(({ name }) => counted.includes(name)).map(({ value }) => value)) * 1000, failed };
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}

/** The minimum, because other load only adds time. */
const least = (numbers: number[] = []) => Math.min(...numbers);

const folder = mkdtempSync(join(tmpdir(), 'northlume-peers-'));
const browser = await chromium.launch(launchOptions());
try {
  const empty: Embed = { name: '', script: Buffer.from(''), body: '' };
  const shown = (name: string, widget: string, shows: RegExp): Embed => ({
    name: `ours, every widget (${name})`,
    script: readFileSync(script),
    body: `<div data-widget="${widget}"></div>`,
    shows,
  });
  const ours: Embed[] = [
    shown('newsletter shown', 'newsletter', /Subscribe/),
    shown('chat’s launcher shown', 'chat', /Chat with/),
    { ...shown('chat opened', 'chat', /Chat with/), isPressed: true },
  ];
  const others = await peers(folder);
  for (const other of others)
    if ('missing' in other) console.log(`  ${other.name.padEnd(40)} cannot be had: ${other.missing}`);
  const embeds = [empty, ...ours, ...others.filter((other) => 'script' in other)];
  const times = new Map<Embed, number[]>(embeds.map((embed) => [embed, []]));
  const errors = new Map<Embed, string>();
  // Interleaved, so that other load affects all embeds.
  for (let round = 0; round < rounds; round++)
    for (const embed of embeds) {
      const { ms, failed } = await mainThreadTime(browser, embed);
      times.get(embed)?.push(ms);
      if (failed[0]) errors.set(embed, failed[0]);
    }
  const base = least(times.get(empty));
  for (const embed of embeds.slice(1)) {
    const parts = [embed.script, embed.file?.text].filter((part) => part !== undefined);
    const raw = parts.reduce((sum, part) => sum + part.length, 0);
    const brotli = parts.reduce((sum, part) => sum + brotliCompressSync(part).length, 0);
    const ms = Math.max(0, least(times.get(embed)) - base).toFixed(0);
    const note = errors.has(embed) ? `, with an error: ${errors.get(embed)}` : '';
    console.log(
      `  ${embed.name.padEnd(40)} ${(brotli / 1000).toFixed(1)} kB brotli, ${(raw / 1000).toFixed(0)} kB raw, ${ms} ms${note}`,
    );
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
