import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fillPage } from '../../../server/http/shells/fill-page.ts';
import { timesPage } from '../../../shared/appointments/call-paths.ts';
import { fixtureDist } from '../../support/fixture-dist.ts';
import { ownServer } from '../../support/use-servers.ts';

/** The shortest of some times (ms). */
async function shortest(times: number, work: () => unknown): Promise<number> {
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const began = performance.now();
    await work();
    taken.push(performance.now() - began);
  }
  return Math.min(...taken);
}

test('the page of a link that is not ours is the same for everybody, and filled once', async () => {
  const distDir = fixtureDist();
  onTestFinished(() => rmSync(distDir, { recursive: true }));
  const long = Array.from({ length: 20_000 }, (_, at) => `<p class="p${at}">Call <b>unknown</b></p>`).join('');
  const shell = `<html><head><title>x</title></head><body><main>${long}</main></body></html>`;
  writeFileSync(join(distDir, '_server', 'shells', 'call-unknown.html'), shell);
  const server = await ownServer({ distDir });
  const look = async () => {
    const answer = await server.ask(`${timesPage}?token=not.ours`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await answer.text()).toContain('<p class="p19999">');
  };
  const first = await shortest(1, look);
  expect(await shortest(5, look)).toBeLessThan(first / 3);
});

test('a page with some 160 free times costs little more than one without', async () => {
  const filler = '<section><h2>Title</h2><p>Some words <a href="/x">and a link</a></p></section>'.repeat(300);
  const shell = `<html><body><main>${filler}<form><input type="hidden" name="token"><div data-days></div></form></main>
    <template data-day><details><summary></summary><div data-times></div></details></template>
    <template data-time><button name="at" value=""><time></time></button></template></body></html>`;
  const days = Array.from({ length: 10 }, (_, day) => ({
    day: `Day ${day} <b>`,
    times: Array.from({ length: 16 }, (_, at) => ({ at: `2026-11-${10 + day}T${10 + at}:00`, clock: `${at}:00` })),
  }));
  const fill = (token: string) => fillPage(shell, { hidden: { token }, days });
  const page = fill('yours');
  expect(page).toContain('value="yours"');
  expect(page).toContain('<summary>Day 9 &lt;b></summary>'.replace('b>', 'b&gt;'));
  expect(page.match(/<button name="at" value="2026-11-1\dT\d\d:00"><time datetime="/g)).toHaveLength(160);
  expect(page.match(/<details open/g)).toHaveLength(1);
  const without = await shortest(20, () => fillPage(shell, { hidden: { token: 'yours' } }));
  expect(await shortest(20, () => fill('yours'))).toBeLessThan(2 * without);
});
