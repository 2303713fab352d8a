import { expect, test } from 'vitest';
import { inboxPaths } from '../../../shared/staff/inbox.ts';
import { mostSearches, type SeoAnswer, seoDashboardPath, seoPaths } from '../../../shared/staff/seo-report.ts';
import { eachDatabase } from '../../support/databases.ts';
import { booking } from '../../support/requests.ts';
import { runsIn } from '../../support/runs-in.ts';
import { keepReport, smallReport } from '../../support/seo-report.ts';
import { useServers } from '../../support/use-servers.ts';

const start = useServers();

eachDatabase('the SEO dashboard', (database) => {
  test('marketing sees what the build reported, and how many leads each page brought; nothing of a visitor', async () => {
    const server = await database.server();
    const marketing = await server.signedIn('marketing');
    expect(await marketing.json<SeoAnswer>('GET', seoPaths.report)).toMatchObject({ report: null, leads: {} });

    keepReport(server.dataDir);
    for (const [turn, page] of ['/pricing', '/pricing', '/a/page/of/nobody', undefined].entries()) {
      const sent = await server.postJson('/api/contacts', { ...booking, message: `request ${turn}`, page });
      expect(sent.status).toBe(201);
    }
    const answer = await marketing.json<SeoAnswer>('GET', seoPaths.report);
    expect(answer.report).toEqual(smallReport);
    expect(answer.leads).toEqual({ '/pricing': 2 });
    expect(JSON.stringify(answer)).not.toContain(booking.email);
    expect((await marketing.call('GET', inboxPaths.leads)).status).toBe(403);
    const sales = await server.signedIn('sales');
    expect((await sales.call('GET', seoPaths.report)).status).toBe(403);

    // Spam and leads older than a year do not count.
    server.pass(366 * 24 * 60 * 60_000);
    await marketing.signIn('marketing@staff.example');
    expect((await marketing.json<SeoAnswer>('GET', seoPaths.report)).leads).toEqual({});
  });

  test('and the words of our own search that led to each page, masked, of the last 90 days', async () => {
    const server = await database.server();
    const opened = (words: string, to: string) =>
      server.postJson('/api/events', { path: '/search', events: [{ event: 'search_opened', words, opened: to }] });
    for (const words of ['Restore test', 'restore  test', 'who is ann@visitor.example']) await opened(words, '/');
    const many = Array.from({ length: mostSearches }, (_, place) => `word ${String.fromCharCode(97 + place)}`);
    for (const words of many) await opened(words, '/');
    await opened('secret', '/unsubscribe/token-of-somebody');
    await server.refresh();
    keepReport(server.dataDir);
    const marketing = await server.signedIn('marketing');
    const searches = async () => (await marketing.json<SeoAnswer>('GET', seoPaths.report)).searches;
    expect(await searches()).toEqual({
      '/': {
        times: 3 + mostSearches,
        words: [
          { words: 'restore test', times: 2 },
          { words: 'who is (address)', times: 1 },
          ...many.slice(0, mostSearches - 2).map((words) => ({ words, times: 1 })),
        ],
      },
    });
    server.pass(91 * 24 * 60 * 60_000);
    await marketing.signIn('marketing@staff.example');
    expect(await searches()).toEqual({});
  });

  test('and thousands of words that somebody invents are counted, but not read one by one', async () => {
    const server = await database.server();
    keepReport(server.dataDir);
    // Of yesterday: in the evening the date of UTC is tomorrow's.
    const day = new Date(server.now() - 24 * 60 * 60_000).toISOString().slice(0, 10);
    const all = { day, path: '/', page_kind: 'home', widget: '', field: '', metric: '', value: 0 };
    const opened = Array.from({ length: 5_000 }, (_, nth) => ({ detail: `word ${nth}`, count: nth === 4_999 ? 2 : 1 }));
    for (let start = 0; start < opened.length; start += 1_000) {
      const rows = opened.slice(start, start + 1_000).map((one) => ({ ...all, event: 'search_opened', ...one }));
      await server.database.transaction().execute((trx) => trx.insertInto('events').values(rows).execute());
    }
    const marketing = await server.signedIn('marketing');
    let searches: SeoAnswer['searches'] = {};
    const read = async () => {
      ({ searches } = await marketing.json<SeoAnswer>('GET', seoPaths.report));
    };
    expect(await runsIn('server/seo/create-seo.ts', read)).toBeLessThan(6_000);
    expect([searches['/']?.times, searches['/']?.words[0]]).toEqual([5_001, { words: 'word 4999', times: 2 }]);
  });
});

test('a new report is shown without a restart, and one of another version is not read', async () => {
  const server = await start();
  const marketing = await server.signedIn('marketing');
  const report = async () => (await marketing.json<SeoAnswer>('GET', seoPaths.report)).report;
  keepReport(server.dataDir);
  expect((await report())?.pages).toHaveLength(4);
  keepReport(server.dataDir, { ...smallReport, pages: [] });
  expect((await report())?.pages).toHaveLength(0);
  keepReport(server.dataDir, { ...smallReport, version: 0 });
  expect(await report()).toBeNull();
});

test('its address shows the staff page, which holds nothing of anybody', async () => {
  const server = await start();
  const answer = await server.ask(seoDashboardPath);
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
    200,
    'no-store',
    'noindex',
  ]);
});
