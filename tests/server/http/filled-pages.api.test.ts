import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fillPage } from '../../../server/http/shells/fill-page.ts';
import { timesPage } from '../../../shared/appointments/call-paths.ts';
import { fixtureDist } from '../../support/fixture-dist.ts';
import { ownServer } from '../../support/use-servers.ts';

test('the page of a link that is not ours is the same for everybody', async () => {
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
  // The second time from the cache (`create-page-cache`).
  await look();
  await look();
});

test('a page has each of some 160 free times, and the first day open', async () => {
  const filler = '<section><h2>Title</h2><p>Some words <a href="/x">and a link</a></p></section>'.repeat(300);
  const shell = `<html><body><main>${filler}<form><input type="hidden" name="token"><div data-days></div></form></main>
    <template data-day><details><summary></summary><div data-times></div></details></template>
    <template data-time><button name="at" value=""><time></time></button></template></body></html>`;
  const days = Array.from({ length: 10 }, (_, day) => ({
    day: `Day ${day} <b>`,
    times: Array.from({ length: 16 }, (_, at) => ({ at: `2026-11-${10 + day}T${10 + at}:00`, clock: `${at}:00` })),
  }));
  const page = fillPage(shell, { hidden: { token: 'yours' }, days });
  expect(page).toContain('value="yours"');
  expect(page).toContain('<summary>Day 9 &lt;b></summary>'.replace('b>', 'b&gt;'));
  expect(page.match(/<button name="at" value="2026-11-1\dT\d\d:00"><time datetime="/g)).toHaveLength(160);
  expect(page.match(/<details open/g)).toHaveLength(1);
});
