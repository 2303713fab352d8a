import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { leadsByPage } from '../../../server/analytics/figures/lead-figures.ts';
import { readPeriod } from '../../../server/analytics/period.ts';
import { type BulkAnswer, bulkPath, undoPath } from '../../../shared/staff/bulk.ts';
import { figureNames, figurePaths, type SummaryAnswer } from '../../../shared/staff/figures.ts';
import { type InboxAnswer, inboxPaths, type LeadAnswer } from '../../../shared/staff/inbox.ts';
import { mergePath } from '../../../shared/staff/person.ts';
import { eachDatabase } from '../../support/databases.ts';
import { at, figure, figuresDist, request, rowOf, send, tuesday, week } from '../../support/figures.ts';
import { hero } from '../../support/requests.ts';
import { useServers } from '../../support/use-servers.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const distDir = figuresDist();
const start = useServers();
afterAll(() => rmSync(distDir, { recursive: true, force: true }));

eachDatabase('figures of requests', (database) => {
  test('requests are counted by day, form, page, city and partner, beside the days before, without spam', async () => {
    const partner = 'https://partner.example';
    const server = at(await database.server({ distDir, embedOrigins: [partner] }), tuesday - 7 * day);
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

  test('other requests are answered between the weeks of which requests are counted by page', async () => {
    const server = at(await database.server({ distDir }), tuesday - 7 * day);
    await request(server, { page: '/contact-us' });
    server.pass(7 * day);
    await request(server, { page: '/contact-us' });
    const period = readPeriod('2026-11-16', '2026-11-29');
    if (!period) throw new Error('Two weeks are a period');
    let [turns, isOver] = [0, false];
    const beat = () => {
      turns += 1;
      if (!isOver) setImmediate(beat);
    };
    beat();
    const namedAt: number[] = [];
    const ours = { has: () => namedAt.push(turns) > 0 } as unknown as ReadonlySet<string>;
    await leadsByPage(server.database.read, period, ours);
    isOver = true;
    expect([namedAt.length, new Set(namedAt).size]).toEqual([2, 2]);
  });

  test('a day begins and ends at midnight in Toronto, in summer and in winter', async () => {
    // Daylight saving time ends on Sunday, November 1, 2026.
    const server = at(await database.server({ distDir }), Date.parse('2026-11-01T03:59:00Z'));
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
    const server = at(await database.server({ distDir }));
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
    // The fourth still waits, after its two hours.
    expect(rowOf(table, 'All requests')).toEqual(['All requests', 4, 3, 30, null, 180, null, 4, 50, null]);
    expect((await sales.json<InboxAnswer>('GET', inboxPaths.leads)).counts.overdue).toBe(1);
  });

  test('a broken promise stays broken, whatever becomes of the lead; one that was given up in time is not', async () => {
    const server = at(await database.server({ distDir }));
    const [late, dropped] = [await request(server), await request(server)];
    const marketing = await server.signedIn('marketing');
    const sales = await server.signedIn('sales');
    const kept = async () => rowOf(await figure(marketing, 'first-contact'), 'All requests')?.slice(7, 9);
    await sales.json('PATCH', `${inboxPaths.leads}/${dropped}`, { version: 0, state: 'lost' });
    expect(await kept()).toEqual([0, null]);
    server.pass(3 * 60 * minute);
    await Promise.all([marketing.signIn('marketing@staff.example'), sales.signIn('sales@staff.example')]);
    expect(await kept()).toEqual([1, 0]);
    await sales.json('PATCH', `${inboxPaths.leads}/${late}`, { version: 0, state: 'lost' });
    expect(await kept()).toEqual([1, 0]);
  });

  test('merged requests are requests; they are answered with the one that they were merged into', async () => {
    const server = at(await database.server({ distDir }));
    const who = { email: 'same@visitor.example' };
    const [first, second] = [await request(server, who), await request(server, { ...who, message: 'Once more' })];
    const sales = await server.signedIn('sales');
    await sales.json('POST', mergePath(first), { leads: [{ reference: second, version: 0 }] });
    server.pass(20 * minute);
    await sales.json('PATCH', `${inboxPaths.leads}/${first}`, { version: 1, state: 'contacted' });
    const table = await figure(await server.signedIn('marketing'), 'first-contact');
    expect(rowOf(table, 'All requests')).toEqual(['All requests', 2, 2, 20, null, 20, null, 2, 100, null]);
  });

  test('a contact that was undone, or a lead that is new again, counts as no contact', async () => {
    const server = at(await database.server({ distDir }));
    const references = [];
    for (let n = 0; n < 3; n++) references.push(await request(server));
    const sales = await server.signedIn('sales');
    const leads = references.map((reference) => ({ reference, version: 0 }));
    const { act } = await sales.json<BulkAnswer>('POST', bulkPath, { leads, state: 'contacted' });
    const marketing = await server.signedIn('marketing');
    const contacted = async () => rowOf(await figure(marketing, 'first-contact'), 'All requests')?.[2];
    expect(await contacted()).toBe(3);
    await sales.json('PATCH', `${inboxPaths.leads}/${references[0]}`, { version: 1, state: 'booked' });
    await sales.json('PATCH', `${inboxPaths.leads}/${references[1]}`, { version: 1, state: 'new' });
    await sales.json('POST', `${undoPath}/${act}`);
    expect(await contacted()).toBe(1);
    // After the undo, "lost" does not count as contacted, "won" does.
    await sales.json('PATCH', `${inboxPaths.leads}/${references[2]}`, { version: 2, state: 'lost' });
    expect(await contacted()).toBe(1);
    await sales.json('PATCH', `${inboxPaths.leads}/${references[2]}`, { version: 3, state: 'won' });
    expect(await contacted()).toBe(2);
  });

  test('requests that were lost are counted by reason, and those without one as not said', async () => {
    const server = at(await database.server({ distDir }));
    const [dear, silent] = [await request(server), await request(server)];
    await request(server);
    const sales = await server.signedIn('sales');
    const leads = [dear, silent].map((reference) => ({ reference, version: 0 }));
    await sales.json<BulkAnswer>('POST', bulkPath, { leads, state: 'lost' });
    await sales.json('PATCH', `${inboxPaths.leads}/${dear}`, { version: 1, lostReason: 'price' });
    await sales.json('PATCH', `${inboxPaths.leads}/${dear}`, { version: 2, lostReason: 'weather' }, 422);
    expect(await sales.json<LeadAnswer>('GET', `${inboxPaths.leads}/${dear}`)).toMatchObject({ lostReason: 'price' });
    const reasons = () => server.signedIn('marketing').then((marketing) => figure(marketing, 'lost-reasons'));
    expect((await reasons()).rows).toEqual([
      ['Not said', 1, 0],
      ['Price', 1, 0],
    ]);
  });

  test('quiz results are spread over levels', async () => {
    const server = at(await database.server({ distDir }));
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
  });
});

test('only marketing and administrators see figures, of days that are some, and as a file that runs no formula', async () => {
  const server = at(await start({ distDir }));
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

test('the main numbers stand beside those of the period before', async () => {
  const server = at(await start({ distDir }), tuesday - 7 * day);
  await request(server);
  server.pass(7 * day);
  await request(server);
  await request(server);
  const marketing = await server.signedIn('marketing');
  const { items } = await marketing.json<SummaryAnswer>('GET', `${figurePaths.summary}?${week}`);
  expect(items).toHaveLength(7);
  expect(items[3]).toMatchObject({
    label: 'Promise of first contact kept',
    of: { count: expect.any(Number), noun: 'promises' },
  });
  expect(items[1]).toEqual({ label: 'Requests', unit: 'count', better: 'more', now: 2, before: 1 });
});
