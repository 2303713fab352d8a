import { describe, expect, test } from 'vitest';
import { createCounts } from '../../../server/analytics/create-counts.ts';
import { purgeCounts } from '../../../server/analytics/purge-counts.ts';
import type { EventRow } from '../../../server/analytics/tables.ts';
import { DatabaseUnavailable } from '../../../server/database/unavailable.ts';
import { countsKept } from '../../../shared/count-limits.ts';
import { eachDatabase } from '../../support/databases.ts';
import { generousLimits, type TestServer } from '../../support/server.ts';
import { runStatement } from '../../support/statements.ts';
import { useServers } from '../../support/use-servers.ts';

/** The site's own counts: decision 27. */
const start = useServers();

const count = (to: TestServer, path: string, events: unknown[], headers?: Record<string, string>) =>
  to.postJson('/api/events', { path, events }, headers);

async function keptOf(tell: (server: TestServer) => Promise<unknown>): Promise<EventRow[]> {
  const server = await start();
  await tell(server);
  await server.refresh();
  return server.database.read.selectFrom('events').selectAll().execute();
}

describe('what is kept of a visit', () => {
  test('is a number for the day, the page and what happened, and nothing of who was there', async () => {
    const rows = await keptOf(async (own) => {
      for (const _ of [1, 2]) {
        const events = [
          { event: 'page_view', visitor: 'me' },
          { event: 'form_interaction', widget: 'hero-form', field: 'phone', detail: 'abandon' },
          { event: 'web_vital', metric: 'LCP', value: 1234 },
        ];
        expect(
          (await count(own, '/services/cybersecurity', events, { 'User-Agent': 'a browser of mine' })).status,
        ).toBe(202);
      }
    });
    const page = { day: rows[0]?.day, path: '/services/cybersecurity', page_kind: 'services', count: 2 };
    const none = { widget: '', field: '', detail: '', metric: '', value: 0 };
    expect(rows[0]?.day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(rows).toHaveLength(3);
    expect(rows).toEqual(
      expect.arrayContaining([
        { ...page, ...none, event: 'page_view' },
        { ...page, ...none, event: 'form_interaction', widget: 'hero-form', field: 'phone', detail: 'abandon' },
        { ...page, ...none, event: 'web_vital', metric: 'LCP', value: 1300 },
      ]),
    );
  });

  test('holds no address that is not a page of ours, and no searched word that may tell of a person', async () => {
    const rows = await keptOf(async (own) => {
      await count(own, '/unsubscribe/token-of-somebody', [{ event: 'page_view' }]);
      await count(own, '/', [{ event: 'search_empty', words: 'Dana@Lakeview.example  416-555-0187 Office 365 MFA' }]);
    });
    expect(rows.map(({ path, page_kind, detail }) => [path, page_kind, detail])).toEqual(
      expect.arrayContaining([
        ['(other)', 'general', ''],
        ['/', 'home', '(address) (number) office 365 mfa'],
      ]),
    );
  });
});

describe('what is refused', () => {
  test.each([
    ['no path', { events: [{ event: 'page_view' }] }],
    ['another site', { path: 'https://elsewhere.example/', events: [{ event: 'page_view' }] }],
    ['nothing', { path: '/', events: [] }],
    ['more than a page can have', { path: '/', events: Array(61).fill({ event: 'page_view' }) }],
    ['an unknown event', { path: '/', events: [{ event: 'purchase' }] }],
    ['a sentence in place of a word', { path: '/', events: [{ event: 'click', detail: 'Dana Whitfield, 416' }] }],
    ['a negative measure', { path: '/', events: [{ event: 'web_vital', metric: 'LCP', value: -1 }] }],
    ['a measure of another kind', { path: '/', events: [{ event: 'web_vital', metric: 'TTFB', value: 1 }] }],
  ])('%s', async (_what, body) => {
    expect((await (await start()).postJson('/api/events', body)).status).toBe(422);
  });

  test('counts from a page of somebody else', async () => {
    const answer = await count(await start(), '/', [{ event: 'page_view' }], { Origin: 'https://elsewhere.example' });
    expect(answer.status).toBe(403);
  });
});

eachDatabase('The counts', (databases, kind) => {
  const rowsOf = (database: Awaited<ReturnType<typeof databases.open>>) =>
    database.read.selectFrom('events').selectAll().orderBy('day').execute();
  const onProblem = () => undefined;

  test('of two servers on one database add up, and none is lost when both write at once', async () => {
    const options = await databases.fresh();
    const database = await databases.open(options);
    const clock = () => new Date('2026-11-22T03:00:00Z');
    const [one, other] = [createCounts({ database, clock, onProblem }), createCounts({ database, clock, onProblem })];
    for (const counts of [one, other])
      for (let n = 0; n < 300; n++) counts.add(`/page-${n % 150}`, [{ event: 'page_view' }]);
    await Promise.all([one.stop(), other.stop()]);
    const rows = await rowsOf(database);
    expect(rows).toHaveLength(150);
    expect(rows.every(({ count, day }) => count === 4 && day === '2026-11-21')).toBe(true);
  });

  test('that cannot be written wait for the next time', async () => {
    const database = await databases.open();
    let broken = true;
    const transaction: typeof database.transaction = () =>
      broken ? { execute: () => Promise.reject(new DatabaseUnavailable('no')) } : database.transaction();
    const counts = createCounts({ database: { transaction }, onProblem });
    counts.add('/', [{ event: 'page_view' }]);
    await expect(counts.flush()).rejects.toThrow('no');
    counts.add('/', [{ event: 'page_view' }]);
    broken = false;
    await counts.stop();
    expect(await rowsOf(database)).toMatchObject([{ event: 'page_view', count: 2 }]);
  });

  test('of searched words that no database keeps are cleaned, and those beside them are kept', async () => {
    const server = await databases.server();
    for (const words of ['a\0b', 'c\ud800d', 'plain']) await count(server, '/', [{ event: 'search_empty', words }]);
    await server.refresh();
    const rows = await rowsOf(server.database);
    expect(rows.map(({ detail }) => detail).sort()).toEqual(['ab', 'c\ufffdd', 'plain']);
  });

  test('that the database refuses for good are left out, and the others are kept', async () => {
    const database = await databases.open();
    const problems: string[] = [];
    const refuseBad =
      kind === 'postgres'
        ? `alter table events add check (path <> '/bad')`
        : `create trigger refuse_bad before insert on events when new.path = '/bad' begin select raise(abort, 'no'); end`;
    await database.transaction().execute((trx) => runStatement(trx, refuseBad));
    const counts = createCounts({ database, onProblem: (message) => problems.push(message) });
    for (let n = 0; n < 150; n++) counts.add(n === 70 ? '/bad' : `/page-${n}`, [{ event: 'page_view' }]);
    await counts.stop();
    const rows = await rowsOf(database);
    expect(rows).toHaveLength(149);
    expect(rows.every((row) => row.count === 1)).toBe(true);
    expect(problems).toEqual(['A count is refused']);
  });

  test('of an event are so many different ones a day; above that pages and forms count without their words, and staff are told', async () => {
    const counts = { ...generousLimits.ceilings.counts, ofEvent: 20 };
    const limitTable = { ...generousLimits, ceilings: { ...generousLimits.ceilings, counts } };
    const server = await databases.ownServer({ limitTable });
    const tell = async (path: string, ...events: unknown[]) => {
      expect((await count(server, path, events)).status).toBe(202);
      await server.refresh();
    };
    const form = { event: 'form_interaction', widget: 'hero-form' };
    for (let n = 0; n < 25; n += 1) {
      const words = { widget: `made-up-${n}`, field: `made-up-${n}` };
      await tell('/', { event: 'click', detail: `made-up-${n}` }, { event: 'form_interaction', ...words });
    }
    await tell('/contact-us', { event: 'click', detail: 'phone' }, { ...form, field: 'phone', detail: 'abandon' });
    await tell('/', { event: 'click', detail: 'made-up-0' }, { ...form, detail: 'start' }, { ...form, widget: 'none' });
    await tell('/nowhere', { event: 'click', detail: 'phone' });
    await tell('/contact-us', { event: 'page_view' });
    const rows = (await rowsOf(server.database)).map(
      ({ event, path, widget, field, detail, count }) => `${[event, path, widget, field, detail, count].join(' ')}`,
    );
    const invented = rows.filter((row) => row.includes('made-up'));
    expect(invented).toHaveLength(40);
    expect(invented).toContain('click /   made-up-0 2');
    expect(rows.filter((row) => !row.includes('made-up')).sort()).toEqual([
      'click /    5',
      'click /contact-us    1',
      'form_interaction / hero-form  start 1',
      'form_interaction /contact-us hero-form  abandon 1',
      'page_view /contact-us    1',
    ]);
    const told = () => server.database.read.selectFrom('jobs').select('kind').execute();
    await expect.poll(told).toEqual([{ kind: 'ceiling' }]);
  });

  test('go when their time is over, searched words first', async () => {
    const database = await databases.open();
    const counted = new Date('2026-11-22T17:00:00Z');
    const counts = createCounts({ database, clock: () => counted, onProblem });
    counts.add('/', [{ event: 'page_view' }, { event: 'search_empty', words: 'quantum' }]);
    await counts.stop();
    const later = (days: number) => new Date(counted.getTime() + days * 24 * 60 * 60_000);
    await purgeCounts(database, later(countsKept.searchDays));
    expect(await rowsOf(database)).toHaveLength(2);
    await purgeCounts(database, later(countsKept.searchDays + 1));
    expect(await rowsOf(database)).toMatchObject([{ event: 'page_view' }]);
    await purgeCounts(database, new Date('2028-11-22T17:00:00Z'));
    expect(await rowsOf(database)).toHaveLength(1);
    await purgeCounts(database, new Date('2028-11-23T17:00:00Z'));
    expect(await rowsOf(database)).toEqual([]);
  });
});
