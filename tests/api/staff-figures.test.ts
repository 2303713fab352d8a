import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, afterEach, expect, test } from 'vitest';
import { maskPersonal } from '../../server/chat/engine/mask-personal.ts';
import type { RedirectData } from '../../site/redirects/redirect-data.ts';
import {
  type FigureAnswer,
  type FigureName,
  figureNames,
  figurePaths,
  type SummaryAnswer,
  type WeeklyMail,
} from '../../widgets/contract/figures.ts';
import { type InboxAnswer, inboxPaths } from '../../widgets/contract/inbox.ts';
import { staffPaths } from '../../widgets/contract/staff.ts';
import { answering, ChatVisitor, scriptedEngine } from '../support/chat.ts';
import { eachDatabase } from '../support/databases.ts';
import { fixtureDist } from '../support/fixture-dist.ts';
import { booking, hero } from '../support/requests.ts';
import { type StaffBrowser, type StaffServer, staffServer } from '../support/staff.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** A Tuesday in Toronto, at ten. */
const tuesday = Date.parse('2026-11-24T15:00:00Z');

/** A site that knows old addresses and cities. */
const distDir = fixtureDist();
const pages = ['/', '/contact-us', '/services/cybersecurity', '/locations/oakville', '/managed-it-services-ajax'];
const redirectData: RedirectData = {
  valid: pages,
  posts: [],
  files: [],
  aliases: {},
  legacy: { '/phishing': '/services/cybersecurity' },
};
const siteFiles = {
  '_server/redirects.json': JSON.stringify({ data: redirectData, posts: [] }),
  'locations/oakville.html': '<h1>Oakville</h1>',
  'managed-it-services-ajax.html': '<h1>Ajax</h1>',
};
for (const [name, text] of Object.entries(siteFiles)) {
  mkdirSync(dirname(join(distDir, name)), { recursive: true });
  writeFileSync(join(distDir, name), text);
}
afterAll(() => rmSync(distDir, { recursive: true, force: true }));

const running: StaffServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

/** A server whose clock begins at a moment. */
async function start(overrides: Parameters<typeof staffServer>[0] = {}, at = tuesday): Promise<StaffServer> {
  let time = at;
  const server = await staffServer({ distDir, now: () => ++time, ...overrides });
  const own = {
    ...server,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    now: () => time,
  };
  running.push(own);
  return own;
}

const week = 'from=2026-11-23&to=2026-11-29';
const figure = (browser: StaffBrowser, name: FigureName, query = week) =>
  browser.json<FigureAnswer>('GET', `${figurePaths.table}/${name}?${query}`);
const rowOf = ({ rows }: FigureAnswer, first: string) => rows.find(([name]) => name === first);

async function send(
  server: StaffServer,
  path: string,
  body: object,
  headers?: Record<string, string>,
): Promise<string> {
  const answer = await server.postJson(path, body, headers);
  expect([200, 201, 202]).toContain(answer.status);
  return ((await answer.json()) as { reference?: string }).reference ?? '';
}
let visitors = 0;
const request = (server: StaffServer, fields: object = {}, headers?: Record<string, string>) =>
  send(server, '/api/contacts', { ...booking, email: `visitor${++visitors}@visitor.example`, ...fields }, headers);
const counted = (server: StaffServer, path: string, events: object[]) => send(server, '/api/events', { path, events });

/** What waits in memory is written every ten seconds; a stop writes it at once. */
async function restarted(server: StaffServer, options: Parameters<typeof staffServer>[0]): Promise<StaffServer> {
  const now = server.now();
  running.splice(running.indexOf(server), 1);
  await server.stop();
  return start(options, now);
}

/** The mails that a server without a mail server keeps. */
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

eachDatabase('figures', (database) => {
  test('requests are counted by day, form, page, city and partner, beside the days before, without spam', async () => {
    const partner = 'https://partner.example';
    const server = await start({ ...(await database.fresh()), embedOrigins: [partner] }, tuesday - 7 * day);
    await request(server, { page: '/contact-us' });
    server.pass(7 * day);
    await request(server, { page: '/locations/oakville' });
    await request(server, { page: '/managed-it-services-ajax' }, { Origin: partner });
    await send(server, '/api/contacts', { ...hero, form: 'hero-form', page: '/' });
    await request(server, { page: '/', extra_topic: 'filled by a script' });
    const marketing = await server.signedIn('marketing');

    const byDay = await figure(marketing, 'leads-by-day');
    expect(byDay.rows).toHaveLength(7);
    expect(rowOf(byDay, '2026-11-24')).toEqual(['2026-11-24', 3, '2026-11-17', 1]);
    expect(byDay.period).toEqual({
      from: '2026-11-23',
      to: '2026-11-29',
      before: { from: '2026-11-16', to: '2026-11-22' },
    });
    const byForm = await figure(marketing, 'leads-by-form');
    expect(byForm.rows).toEqual([
      ['Booking dialog', 2, 1],
      ['Assessment form at the top of a page', 1, 0],
    ]);
    expect(rowOf(await figure(marketing, 'leads-by-page'), '/contact-us')).toEqual(['/contact-us', 0, 1]);
    expect((await figure(marketing, 'leads-by-city')).rows).toEqual([
      ['No city', 1, 1],
      ['Ajax', 1, 0],
      ['Oakville', 1, 0],
    ]);
    expect((await figure(marketing, 'leads-by-partner')).rows).toEqual([
      ['Our own site', 2, 1],
      [partner, 1, 0],
    ]);
  });

  test('a day begins and ends at midnight in Toronto, in summer and in winter', async () => {
    // Daylight saving time ends on Sunday, November 1, 2026.
    const server = await start(await database.fresh(), Date.parse('2026-11-01T03:59:00Z'));
    await request(server);
    server.pass(2 * minute);
    await request(server);
    server.pass(Date.parse('2026-11-02T04:59:00Z') - server.now());
    await request(server);
    server.pass(2 * minute);
    await request(server);
    const { rows } = await figure(await server.signedIn('marketing'), 'leads-by-day', 'from=2026-10-31&to=2026-11-02');
    expect(rows.map(([name, count]) => [name, count])).toEqual([
      ['2026-10-31', 1],
      ['2026-11-01', 2],
      ['2026-11-02', 1],
    ]);
  });

  test('the first contact is measured against the promise that each request was given', async () => {
    const server = await start(await database.fresh());
    const references = [];
    for (let n = 0; n < 4; n++) references.push(await request(server));
    const sales = await server.signedIn('sales');
    const move = (reference: string | undefined, state: string) =>
      sales.json('PATCH', `${inboxPaths.leads}/${reference}`, { version: 0, state });
    server.pass(20 * minute);
    await move(references[0], 'contacted');
    server.pass(10 * minute);
    await move(references[1], 'booked');
    server.pass(150 * minute);
    await sales.signIn('sales@staff.example');
    await move(references[2], 'contacted');
    const table = await figure(await server.signedIn('marketing'), 'first-contact');
    // The fourth waits still, and its two hours are over.
    expect(rowOf(table, 'All requests')).toEqual(['All requests', 4, 3, 30, null, 180, null, 50, null]);
    expect((await sales.json<InboxAnswer>('GET', inboxPaths.leads)).counts.overdue).toBe(1);
  });

  test('each form shows what it loses on its way: by step, and by the field changed last', async () => {
    const options = await database.fresh();
    const first = await start(options);
    const widget = 'hero-form';
    for (const event of ['form_seen', 'form_seen', 'form_kept', 'form_sent_later', 'form_failed', 'generate_lead'])
      await counted(first, '/', [{ event, widget }]);
    for (const detail of ['start', 'start', 'abandon', 'refused-field'])
      await counted(first, '/', [
        { event: 'form_interaction', widget, detail, ...(detail !== 'start' && { field: 'phone' }) },
      ]);
    const server = await restarted(first, options);
    const marketing = await server.signedIn('marketing');
    const name = 'Assessment form at the top of a page';
    expect((await figure(marketing, 'form-funnel')).rows).toEqual([[name, 2, 2, 1, 1, 50, null, 1, 1, 1]]);
    expect((await figure(marketing, 'form-fields')).rows).toEqual([[name, 'phone', 1, 0, 1, 0]]);
  });

  test('quiz results are spread over levels and points', async () => {
    const server = await start(await database.fresh());
    const quiz = { name: 'Ann', email: 'ann@visitor.example', riskLevel: 'High', score: 12 };
    await send(server, '/api/cybersecurity-assessment', quiz);
    await send(server, '/api/cybersecurity-assessment', {
      ...quiz,
      email: 'b@visitor.example',
      riskLevel: 'Critical',
      score: 30,
    });
    const marketing = await server.signedIn('marketing');
    const levels = await figure(marketing, 'quiz-levels');
    expect(rowOf(levels, 'Asked for a consultation')).toEqual(['Asked for a consultation', 2, 0]);
    expect([rowOf(levels, 'High risk')?.[1], rowOf(levels, 'Low risk')?.[1]]).toEqual([1, 0]);
    const scores = await figure(marketing, 'quiz-scores');
    expect(scores.rows.filter(([, count]) => count).map(([points]) => points)).toEqual(['10 to 14', '30']);
  });

  test('what the site had no answer to comes with the command that begins an article', async () => {
    const options = await database.fresh();
    const unknown = 'Do you support Zebra printers? Call 416-555-0100';
    const engine = scriptedEngine(async ({ text }) => ({
      text: 'I do not know.',
      known: false,
      unknownQuestion: maskPersonal(text),
    }));
    const first = await start({ ...options, ...answering(engine) });
    await new ChatVisitor(first).ask(unknown);
    await counted(first, '/', [{ event: 'search_empty', words: 'Quantum backup ann@visitor.example' }]);
    const server = await restarted(first, options);
    const marketing = await server.signedIn('marketing');
    expect((await figure(marketing, 'chat-questions')).rows).toEqual([
      [
        'Do you support Zebra printers? Call [phone]',
        1,
        0,
        'npm run new -- blog-post do-you-support-zebra-printers-call',
      ],
    ]);
    expect((await figure(marketing, 'empty-searches')).rows).toEqual([
      ['quantum backup (address)', 1, 0, 'npm run new -- blog-post quantum-backup'],
    ]);
    // Whose words they are is nowhere, and who read them is in the log.
    const log = await (await server.signedIn('admin')).json<{ items: object[] }>('GET', staffPaths.audit);
    expect(log.items).toContainEqual(
      expect.objectContaining({ who: 'marketing@staff.example', action: 'figures read', about: 'chat-questions' }),
    );
  });

  test('unknown addresses and redirects are counted for browsers that do not say no, masked and capped', async () => {
    const options = await database.fresh();
    const first = await start(options);
    const browser = { Accept: 'text/html,*/*' };
    const visit = (path: string, headers: Record<string, string> = browser) => first.ask(path, { headers });
    for (const path of ['/Old-Prices/?utm_source=x', '/old-prices', '/phishing', '/unsubscribe-me/ann@visitor.example'])
      await visit(path);
    for (const token of ['5f2b8c1d9e7a4f60b3c2d1e0f9a8b7c6', '6a2b8c1d9e7a4f60b3c2d1e0f9a8b7c7'])
      await visit(`/token/${token}`);
    await visit('/unsubscribe-me/bob@visitor.example');
    for (const no of [{ ...browser, DNT: '1' }, { ...browser, 'Sec-GPC': '1' }, { Accept: '*/*' }])
      await visit('/said-no', no);
    await first.ask('/head-only', { method: 'HEAD', headers: browser });
    for (let n = 0; n < 310; n++) await visit(`/flood/page-x${n}`);
    const server = await restarted(first, options);
    const marketing = await server.signedIn('marketing');
    const { rows } = await figure(marketing, 'unknown-addresses');
    const paths = new Map(rows.map(([path, times]) => [path, times]));
    expect([paths.get('/old-prices'), paths.get('/unsubscribe-me/(hidden)'), paths.get('/token/(hidden)')]).toEqual([
      2, 2, 2,
    ]);
    expect(paths.get('(more)')).toBe(13);
    expect(JSON.stringify(rows)).not.toMatch(/said-no|head-only|ann@|bob@|5f2b8c1d|utm_source/);
    const redirects = await figure(marketing, 'redirects');
    expect(redirects.rows.map(([rule, , times]) => [rule, times])).toEqual([['1-legacy', 1]]);
    expect(redirects.rows[0]?.[1]).toMatch(/legacy map/);
  });

  test('newsletter subscribers are counted from their confirmation to their leaving', async () => {
    const options = await database.fresh();
    const server = await start(options);
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

  test('the speed of a kind of page is what three of four visits had, with the share of good ones', async () => {
    const options = await database.fresh();
    const first = await start(options);
    for (const value of [900, 1000, 2000, 6000])
      await counted(first, '/services/cybersecurity', [{ event: 'web_vital', metric: 'LCP', value }]);
    await counted(first, '/', [{ event: 'web_vital', metric: 'CLS', value: 120 }]);
    const server = await restarted(first, options);
    const { columns, rows } = await figure(await server.signedIn('marketing'), 'speed');
    const of = (kind: string, name: string) =>
      rows.find(([first]) => first === kind)?.[columns.findIndex((column) => column.name === name)];
    expect([of('Services', 'LCP'), of('Services', 'LCPGood'), of('Services', 'LCPVisits')]).toEqual([2000, 75, 4]);
    expect([
      of('Home page', 'CLS'),
      of('Home page', 'CLSGood'),
      of('Home page', 'LCP'),
      of('All pages', 'LCP'),
    ]).toEqual([120, 0, null, 2000]);
  });

  test('the weekly mail goes on Monday at eight to those who want it, once, whichever of two servers is first', async () => {
    const options = await database.fresh();
    const first = await start(options);
    await request(first, { page: '/' });
    const marketing = await first.signedIn('marketing');
    await first.signedIn('admin');
    expect(await marketing.json<WeeklyMail>('GET', figurePaths.weeklyMail)).toEqual({ wanted: false });
    await marketing.json('PUT', figurePaths.weeklyMail, { wanted: true });
    expect(await marketing.json<WeeklyMail>('GET', figurePaths.weeklyMail)).toEqual({ wanted: true });
    running.splice(0);
    await first.stop();

    const mails = async () => (await mailsIn(options.dataDir)).filter(({ subject }) => subject?.includes('week of'));
    const early = await start(options, Date.parse('2026-11-30T12:59:00Z'));
    await restarted(early, options);
    expect(await mails()).toEqual([]);
    const monday = Date.parse('2026-11-30T13:00:30Z');
    await Promise.all([start(options, monday), start(options, monday)]);
    await expect.poll(async () => (await mails()).length, { timeout: 10_000 }).toBe(1);
    await start(options, monday + 60 * minute);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.to?.map(({ address }) => address)).toEqual(['marketing@staff.example']);
    expect(mail?.text).toContain('Monday 2026-11-23 to Sunday 2026-11-29');
    expect(mail?.text).toMatch(/Requests:? +1 \(week before: 0\)/);
  });
});

test('only marketing and administrators see figures, of days that are some, and as a file that runs no formula', async () => {
  const server = await start();
  const marketing = await server.signedIn('marketing');
  const sales = await server.signedIn('sales');
  for (const path of [
    `${figurePaths.table}/speed`,
    `${figurePaths.csv}/speed`,
    figurePaths.summary,
    figurePaths.weeklyMail,
  ])
    expect((await sales.call('GET', `${path}?${week}`)).status, path).toBe(403);
  const wrong = [
    '',
    'from=2026-11-29&to=2026-11-23',
    'from=2026-02-30&to=2026-03-01',
    'from=2020-01-01&to=2026-01-01',
    'from=x&to=y',
  ];
  for (const query of wrong)
    expect((await marketing.call('GET', `${figurePaths.table}/speed?${query}`)).status, query).toBe(422);
  expect((await marketing.call('GET', `${figurePaths.table}/passwords?${week}`)).status).toBe(404);

  await request(server, { page: '/=cmd()' });
  for (const name of figureNames) {
    const answer = await marketing.call('GET', `${figurePaths.csv}/${name}?${week}`);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')], name).toEqual([
      200,
      'text/csv; charset=utf-8',
      'no-store',
    ]);
    const { columns, rows } = await figure(marketing, name);
    const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer()).split('\r\n');
    expect(lines[0], name).toBe(`\uFEFF${columns.map((column) => column.name).join(',')}`);
    expect(lines).toHaveLength(rows.length + 2);
  }
});

test('the five numbers stand beside those of the period before', async () => {
  const server = await start({}, tuesday - 7 * day);
  await request(server);
  server.pass(7 * day);
  await request(server);
  await request(server);
  const marketing = await server.signedIn('marketing');
  const { items } = await marketing.json<SummaryAnswer>('GET', `${figurePaths.summary}?${week}`);
  expect(items).toHaveLength(5);
  expect(items[0]).toEqual({ label: 'Requests', unit: 'count', better: 'more', now: 2, before: 1 });
});
