import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { unknownAddresses } from '../../../server/analytics/figures/address-figures.ts';
import { detailsOf } from '../../../server/analytics/figures/reading.ts';
import { readPeriod } from '../../../server/analytics/period.ts';
import { maskPersonal } from '../../../server/chat/engine/mask-personal.ts';
import { figurePaths, type SummaryAnswer } from '../../../shared/staff/figures.ts';
import { staffPaths } from '../../../shared/staff/staff.ts';
import { answering, ChatVisitor, echo, scriptedEngine } from '../../support/chat.ts';
import { eachDatabase } from '../../support/databases.ts';
import { at, counted, figure, figuresDist, request, tuesday, week } from '../../support/figures.ts';
import { beforeRelease } from '../../support/whole-set.ts';

const distDir = figuresDist();
afterAll(() => rmSync(distDir, { recursive: true, force: true }));

eachDatabase('figures of what was counted', (database) => {
  test('each form shows what it loses on its way: by step, and by the field changed last', async () => {
    const server = at(await database.server({ distDir }));
    const widget = 'hero-form';
    for (const event of ['form_seen', 'form_seen', 'form_kept', 'form_sent_later', 'form_failed', 'generate_lead'])
      await counted(server, '/', [{ event, widget }]);
    for (const detail of ['start', 'start', 'abandon', 'refused-field'])
      await counted(server, '/', [
        { event: 'form_interaction', widget, detail, ...(detail !== 'start' && { field: 'phone' }) },
      ]);
    await server.refresh();
    const marketing = await server.signedIn('marketing');
    const name = 'Assessment form at the top of a page';
    expect((await figure(marketing, 'form-funnel')).rows).toEqual([[name, 2, 2, 1, 1, 50, null, 1, 1, 1]]);
    expect((await figure(marketing, 'form-fields')).rows).toEqual([[name, 'phone', 1, 0, 1, 0]]);
  });

  beforeRelease('what the site had no answer to comes with the command that begins an article', async () => {
    const unknown = 'Do you support Zebra printers? Call 416-555-0100';
    const engine = scriptedEngine(async ({ text }) => ({
      text: 'I do not know.',
      known: false,
      unknownQuestion: maskPersonal(text),
    }));
    const server = at(await database.server({ distDir, ...answering(engine) }));
    await new ChatVisitor(server).ask(unknown);
    await counted(server, '/', [{ event: 'search_empty', words: 'Quantum backup ann@visitor.example' }]);
    await server.refresh();
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
    // The audit log names the reader of these words; nothing names their author.
    const log = await (await server.signedIn('admin')).json<{ items: object[] }>('GET', staffPaths.audit);
    expect(log.items).toContainEqual(
      expect.objectContaining({ who: 'marketing@staff.example', action: 'figures read', about: 'chat-questions' }),
    );
  });

  test('unknown addresses and redirects are counted for browsers that do not say no, masked and capped', async () => {
    const server = at(await database.server({ distDir }));
    const browser = { Accept: 'text/html,*/*' };
    const visit = (path: string, headers: Record<string, string> = browser) => server.ask(path, { headers });
    for (const path of ['/Old-Prices/?utm_source=x', '/old-prices', '/phishing', '/unsubscribe-me/ann@visitor.example'])
      await visit(path);
    for (const token of ['5f2b8c1d9e7a4f60b3c2d1e0f9a8b7c6', '6a2b8c1d9e7a4f60b3c2d1e0f9a8b7c7'])
      await visit(`/token/${token}`);
    await visit('/unsubscribe-me/bob@visitor.example');
    for (const no of [{ ...browser, DNT: '1' }, { ...browser, 'Sec-GPC': '1' }, { Accept: '*/*' }])
      await visit('/said-no', no);
    await server.ask('/head-only', { method: 'HEAD', headers: browser });
    for (let n = 0; n < 310; n++) await visit(`/flood/page-x${n}`);
    await server.refresh();
    const marketing = await server.signedIn('marketing');
    const { rows } = await figure(marketing, 'unknown-addresses');
    const paths = new Map(rows.map(([path, times]) => [path, times]));
    expect([paths.get('/old-prices'), paths.get('/unsubscribe-me/(hidden)'), paths.get('/token/(hidden)')]).toEqual([
      2, 2, 2,
    ]);
    expect(paths.get('(more)')).toBe(13);
    expect(JSON.stringify(rows)).not.toMatch(/said-no|head-only|ann@|bob@|5f2b8c1d|utm_source/);
  });

  test('other requests are answered between the searches for the pages that unknown addresses may mean', async () => {
    // Of a day on which the other test's flood is over.
    const server = at(await database.server({ distDir }), tuesday + 24 * 60 * 60_000);
    for (const name of ['one', 'two', 'three'])
      await server.ask(`/lost/page-${name}`, { headers: { Accept: 'text/html' } });
    await server.refresh();
    const period = readPeriod('2026-11-23', '2026-11-29');
    if (!period) throw new Error('A week is a period');
    let [turns, isOver] = [0, false];
    const beat = () => {
      turns += 1;
      if (!isOver) setImmediate(beat);
    };
    beat();
    const searchedAt: number[] = [];
    const help = { leadsTo: () => null, closest: () => void searchedAt.push(turns) };
    await unknownAddresses(server.database.read, period, help);
    isOver = true;
    expect([searchedAt.length, new Set(searchedAt).size]).toEqual([3, 3]);
  });

  test('visits are counted by what they came from, and pages by openings, visits and requests; no share is over 100 %', async () => {
    const server = at(await database.server({ distDir }));
    for (const detail of ['google', 'google', 'direct']) await counted(server, '/', [{ event: 'page_view', detail }]);
    await counted(server, '/contact-us', [{ event: 'page_view' }]);
    for (let n = 0; n < 2; n++) await request(server, { page: '/contact-us' });
    await counted(server, '/contact-us', [{ event: 'generate_lead', widget: 'contact-page' }]);
    await server.refresh();
    const marketing = await server.signedIn('marketing');
    const sources = await figure(marketing, 'visits-by-source');
    expect(sources.columns.at(-1)?.label).toBe('Of 3 visits');
    expect(sources.rows).toEqual([
      ['Google', 2, 0, 66.7],
      ['Typed, bookmarked or from an app', 1, 0, 33.3],
    ]);
    expect((await figure(marketing, 'pages-opened')).rows).toEqual([
      ['/', 3, 0, 3, 0, 0],
      ['/contact-us', 1, 0, 0, 2, 100],
    ]);
    const { items } = await marketing.json<SummaryAnswer>('GET', `${figurePaths.summary}?${week}`);
    expect(items[0]).toMatchObject({ label: 'Visits', now: 3 });
    expect(items[2]).toMatchObject({ now: 33.3, of: { count: 3, noun: 'visits' } });
  });

  test('what somebody invents neither fills the figures nor hides ours', async () => {
    const server = at(await database.server({ distDir }));
    const all = { day: '2026-11-24', path: '/', page_kind: 'home', widget: '', field: '', metric: '', value: 0 };
    const invented = Array.from({ length: 150 }, (_, nth) => `invented-${nth}`).flatMap((name) => [
      { ...all, event: 'form_seen', widget: name, detail: '', count: 2 },
      { ...all, event: 'form_interaction', widget: name, field: name, detail: 'abandon', count: 2 },
      { ...all, event: 'page_view', detail: name, count: 2 },
    ]);
    await server.database.transaction().execute((trx) => trx.insertInto('events').values(invented).execute());
    await counted(server, '/', [
      { event: 'form_seen', widget: 'hero-form' },
      { event: 'form_interaction', widget: 'hero-form', field: 'phone', detail: 'abandon' },
      { event: 'page_view', detail: 'google' },
    ]);
    await server.refresh();
    const marketing = await server.signedIn('marketing');
    const [funnel, fields] = [await figure(marketing, 'form-funnel'), await figure(marketing, 'form-fields')];
    const name = 'Assessment form at the top of a page';
    expect([funnel.rows.length, funnel.rows[0]?.slice(0, 2)]).toEqual([100, [name, 1]]);
    expect([fields.rows.length, fields.rows[0]?.slice(0, 3)]).toEqual([100, [name, 'phone', 1]]);
    expect((await figure(marketing, 'visits-by-source')).rows).toEqual([
      ['Other sites', 300, 0, 99.7],
      ['Google', 1, 0, 0.3],
    ]);
  });

  test('a form of an invented name is shown by it, also in the file', async () => {
    const server = at(await database.server({ distDir }));
    const names = ['__proto__', 'constructor', 'toString'];
    for (const widget of names)
      await counted(server, '/', [
        { event: 'form_seen', widget },
        { event: 'form_interaction', widget, field: widget, detail: 'abandon' },
      ]);
    await server.refresh();
    const marketing = await server.signedIn('marketing');
    for (const name of ['form-funnel', 'form-fields'] as const) {
      expect((await figure(marketing, name)).rows.map(([form]) => form)).toEqual(names);
      const file = await (await marketing.call('GET', `${figurePaths.csv}/${name}?${week}`)).text();
      expect(file.split('\r\n').map((line) => line.split(',')[0])).toEqual(['form', ...names, '']);
    }
  });

  test('of questions, words and addresses that somebody invents by the thousand, a part is read', async () => {
    const server = at(await database.server({ distDir, ...answering(echo()) }));
    await new ChatVisitor(server).ask('Hello');
    const [first] = await server.database.read.selectFrom('chat_messages').selectAll().execute();
    if (!first) throw new Error('a message');
    const { id: _, ...message } = first;
    const asked = Array.from({ length: 250 }, (_, nth) => ({
      ...{ ...message, name: `invented-${nth}`, idempotency_key: null, known: 0 as const },
      unknown_question: 'Do you sell printers?',
    }));
    const all = { day: '2026-11-24', path: '/', page_kind: 'home', widget: '', field: '', metric: '', value: 0 };
    const typed = ['search_empty', 'not_found'] as const;
    const words = typed.flatMap((event) =>
      Array.from({ length: 1_100 }, (_, nth) => ({
        ...{ ...all, event, detail: `/invented-${nth}`, count: nth === 1_007 ? 3 : 1 },
      })),
    );
    await server.database.transaction().execute(async (trx) => {
      await trx.insertInto('chat_messages').values(asked).execute();
      await trx.insertInto('events').values(words).execute();
    });
    const marketing = await server.signedIn('marketing');
    expect((await figure(marketing, 'chat-questions')).rows).toEqual([
      ['Do you sell printers?', 200, 0, 'npm run new -- blog-post do-you-sell-printers'],
    ]);
    for (const name of ['empty-searches', 'unknown-addresses'] as const)
      expect((await figure(marketing, name)).rows[0]?.slice(0, 2), name).toEqual(['/invented-1007', 3]);
    for (const event of typed)
      expect((await detailsOf(server.database.read, event, { from: '2026-11-23', to: '2026-11-29' })).size).toBe(1_000);
  });

  test('the speed of a kind of page is what three of four visits had, with the share of good ones', async () => {
    const server = at(await database.server({ distDir }));
    for (const value of [900, 1000, 2000, 6000])
      await counted(server, '/services/cybersecurity', [{ event: 'web_vital', metric: 'LCP', value }]);
    await counted(server, '/', [{ event: 'web_vital', metric: 'CLS', value: 120 }]);
    await server.refresh();
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
});
