import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, expect, test } from 'vitest';
import { figurePaths, type WeeklyMail } from '../../../shared/staff/figures.ts';
import { eachDatabase } from '../../support/databases.ts';
import { at, figure, figuresDist, request, rowOf, send, tuesday } from '../../support/figures.ts';
import type { StaffServer } from '../../support/staff.ts';

const minute = 60_000;
const distDir = figuresDist();
afterAll(() => rmSync(distDir, { recursive: true, force: true }));

/** Advances 1 ms per reading. */
const clockFrom = (moment: number) => () => ++moment;

function mailsIn(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'outbox');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
}

async function mailTo({ dataDir }: StaffServer, address: string): Promise<string> {
  const theirs = async () => (await mailsIn(dataDir)).find(({ to }) => to?.some((one) => one.address === address));
  await expect.poll(theirs, { timeout: 10_000 }).toBeDefined();
  return (await theirs())?.text ?? '';
}

eachDatabase('mails and figures', (database) => {
  test('newsletter subscribers are counted from their confirmation to their leaving', async () => {
    const server = at(await database.server({ distDir }));
    await send(server, '/api/newsletter', { email: 'reader@visitor.example' });
    const marketing = await server.signedIn('marketing');
    expect(rowOf(await figure(marketing, 'newsletter'), '2026-11-24')?.slice(0, 4)).toEqual(['2026-11-24', 0, 0, 0]);
    const text = await mailTo(server, 'reader@visitor.example');
    const link = /\/newsletter\/confirm\?\S+/.exec(text)?.[0] ?? '';
    const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
    await server.postForm('/newsletter/confirm', { token });
    expect(rowOf(await figure(marketing, 'newsletter'), '2026-11-24')?.slice(0, 4)).toEqual(['2026-11-24', 1, 0, 1]);
    expect(rowOf(await figure(marketing, 'newsletter'), '2026-11-29')?.slice(0, 4)).toEqual(['2026-11-29', 0, 0, 1]);
  });

  test('the weekly mail goes on Monday at eight to those who want it, once, whichever of two servers is first', async () => {
    const options = await database.fresh();
    const start = (moment: number) => database.ownServer({ ...options, distDir, now: clockFrom(moment) });
    const first = await start(tuesday);
    await request(first, { page: '/' });
    const marketing = await first.signedIn('marketing');
    await first.signedIn('admin');
    expect(await marketing.json<WeeklyMail>('GET', figurePaths.weeklyMail)).toEqual({ wanted: false });
    await marketing.json('PUT', figurePaths.weeklyMail, { wanted: true });
    expect(await marketing.json<WeeklyMail>('GET', figurePaths.weeklyMail)).toEqual({ wanted: true });
    await first.stop();

    const mails = async () => (await mailsIn(options.dataDir)).filter(({ subject }) => subject?.includes('week of'));
    const early = await start(Date.parse('2026-11-30T12:59:00Z'));
    await early.stop();
    expect(await mails()).toEqual([]);
    const monday = Date.parse('2026-11-30T13:00:30Z');
    await Promise.all([start(monday), start(monday)]);
    await expect.poll(async () => (await mails()).length, { timeout: 10_000 }).toBe(1);
    await start(monday + 60 * minute);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.to?.map(({ address }) => address)).toEqual(['marketing@staff.example']);
    expect(mail?.text).toContain('Monday 2026-11-23 to Sunday 2026-11-29');
    expect(mail?.text).toMatch(/Requests:? +1 \(week before: 0\)/);
  });
});
