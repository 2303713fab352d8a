import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFigures } from '../../server/analytics/figures/create-figures.ts';
import { type Period, readPeriod } from '../../server/analytics/period.ts';
import type { EventRow } from '../../server/analytics/tables.ts';
import { openDatabase } from '../../server/database/database.ts';
import type { Transaction } from '../../server/database/schema.ts';
import { forms as formTable } from '../../shared/forms/forms.ts';
import { figureNames } from '../../shared/staff/figures.ts';
import { analyze, fill } from './inbox.ts';

// Query times of all figures with 100,000 leads and two years of counts:
// node tests/load/figures.ts, with DATABASE_URL for PostgreSQL.

const leads = 100_000;
/** First lead of inbox.ts; the last is two years later. */
const begun = Date.UTC(2023, 10, 15);
const days = 690;
const dayMs = 86_400_000;
const forms = Object.keys(formTable);
const kinds = ['home', 'services', 'industries', 'locations', 'resources', 'library', 'general'];

export async function contact(trx: Transaction, from: number): Promise<void> {
  for (let id = from; id < from + 1000; id += 1) {
    if (id % 4 === 0) continue;
    const at = 1_700_000_000_000 + id * 600_000 + ((id * 7919) % 300) * 60_000;
    await trx
      .insertInto('lead_events')
      .values({
        lead_id: id,
        at,
        staff_id: null,
        kind: 'state',
        detail: 'new → contacted',
      })
      .execute();
  }
}

/** A site of 400 pages: about 1,100 rows a day. */
export async function fillDay(trx: Transaction, number: number): Promise<void> {
  const none = { widget: '', field: '', detail: '', metric: '', value: 0 };
  const day = new Date(begun + number * dayMs).toISOString().slice(0, 10);
  const rows: EventRow[] = [];
  for (let page = 0; page < 400; page += 1) {
    const place = { ...none, day, path: `/page-${page}`, page_kind: kinds[page % kinds.length] ?? '', count: 3 };
    rows.push({ ...place, event: 'page_view' });
    if (page % 2) rows.push({ ...place, event: 'web_vital', metric: 'LCP', value: 800 + ((page * number) % 40) * 100 });
    if (page % 3 === 0) rows.push({ ...place, event: 'web_vital', metric: 'CLS', value: (page % 20) * 10 });
    if (page % 4 === 0) rows.push({ ...place, event: 'web_vital', metric: 'INP', value: 16 + (page % 50) * 8 });
    if (page % 10 === 0) for (const widget of forms) rows.push({ ...place, event: 'form_seen', widget });
    if (page % 20 === 0)
      for (const [at, detail] of ['start', 'abandon', 'refused-field'].entries())
        rows.push({
          ...place,
          event: 'form_interaction',
          widget: forms[page % forms.length] ?? '',
          detail,
          field: at ? 'phone' : '',
        });
    if (page < 60)
      rows.push({ ...place, path: '(other)', event: 'not_found', detail: `/old-${(page * number) % 900}` });
    if (page < 20) rows.push({ ...place, event: 'redirect', detail: `${page % 7}-rule` });
  }
  for (let from = 0; from < rows.length; from += 200)
    await trx
      .insertInto('events')
      .values(rows.slice(from, from + 200))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'northlume-figures-'));
  const database = await openDatabase({ dataDir, databaseUrl: process.env.DATABASE_URL });
  for (let from = 0; from < leads; from += 1000) await database.transaction().execute((trx) => fill(trx, from));
  for (let from = 1; from < leads; from += 1000)
    await database.transaction().execute((trx) => contact(trx, Math.min(from, leads - 999)));
  for (let number = 0; number < days; number += 1) await database.transaction().execute((trx) => fillDay(trx, number));
  await analyze(database);
  const ours = new Set(Array.from({ length: 400 }, (_, page) => `/page-${page}`));
  const site = {
    siteOrigin: 'https://www.site.example',
    pages: () => ours,
    cities: () => ['oakville'],
    leadsTo: () => null,
    closest: () => '/',
    why: () => '',
  };
  const figures = createFigures(database, site, () => new Date(begun + days * dayMs));
  const periods: [string, Period | undefined][] = [
    ['28 days', readPeriod('2025-08-01', '2025-08-28')],
    ['a year', readPeriod('2024-09-01', '2025-08-31')],
  ];
  const asked = [
    ...figureNames.map((name) => [name, (period: Period) => figures.table(name, period)] as const),
    ['the five numbers', (period: Period) => figures.summary(period)] as const,
  ];
  console.log(
    `${database.kind}, ${leads} leads, ${days} days of counts: median, 95th percentile of 20, longest hold (ms)`,
  );
  for (const [label, period] of periods) {
    if (!period) continue;
    for (const [name, ask] of asked) {
      const times: number[] = [];
      let held = 0;
      let last = performance.now();
      // Measures how long the single thread blocks other requests.
      const pulse = setInterval(() => {
        held = Math.max(held, performance.now() - last);
        last = performance.now();
      }, 1);
      for (let round = 0; round < 20; round += 1) {
        const start = performance.now();
        await ask(period);
        times.push(performance.now() - start);
      }
      clearInterval(pulse);
      times.sort((one, other) => one - other);
      const [median, worst] = [times[10] ?? 0, times[18] ?? 0].map((time) => time.toFixed(1).padStart(7));
      console.log(`${label.padEnd(8)} ${name.padEnd(20)} ${median} ${worst} ${held.toFixed(0).padStart(6)}`);
    }
  }
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}

// The writer thread imports only the transactions.
if (import.meta.main) await main();
