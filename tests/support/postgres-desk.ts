import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { DatabaseOptions } from '../../server/database/database.ts';
import type { LeadAnswer } from '../../shared/staff/inbox.ts';
import { answering, scriptedEngine } from './chat.ts';
import { freshPostgres } from './databases.ts';
import { watchQueries } from './executed-queries.ts';
import { fixtureDist } from './fixture-dist.ts';
import { until } from './hand-clock.ts';
import { pathOf } from './inbox.ts';
import { allJobs, settled } from './mail-workers.ts';
import type { MailServer } from './smtp.ts';
import { type StaffBrowser, type StaffServer, staffBrowser, staffServer } from './staff.ts';
import { useMailServer } from './use-mail-server.ts';

export const minute = 60_000;
export const day = 24 * 60 * minute;
export const siteOrigin = 'https://www.ours.example';
const tuesday = Date.parse('2026-11-24T15:00:00Z');
export const week = 'from=2026-11-23&to=2026-11-29';
const piece = `<!doctype html><html lang="en-CA"><head><title>Backup rule</title>
<meta name="description" content="What the rule asks."><link rel="canonical" href="${siteOrigin}/library/backup-rule"></head>
<body><main><h1>Backup rule</h1><section class="takeaways"><ul class="takeaways__list"><li>Three copies.</li></ul></section></main></body></html>`;

/** Does not know "odd", and treats "hacked" as an emergency. */
const engine = scriptedEngine(async ({ text }) => ({
  text: `You asked: ${text}`,
  emergency: text.includes('hacked'),
  ...(text.includes('odd') && { known: false, unknownQuestion: text }),
}));

export const asPage = { Origin: siteOrigin };

export function linkIn(text: string | undefined, path: string): { token: string } {
  const [url = ''] = new RegExp(`\\S*${path}\\?token=\\S+`).exec(text ?? '') ?? [];
  return { token: new URLSearchParams(url.split('?')[1]).get('token') ?? '' };
}

/** Has its own PostgreSQL database, an administrator and a sales account. */
export type PostgresDesk = {
  server: StaffServer;
  options: DatabaseOptions;
  name: string;
  mail: MailServer;
  admin: StaffBrowser;
  sales: StaffBrowser;
  at(moment: number): Promise<void>;
  lead(reference: string): Promise<LeadAnswer>;
  change(reference: string, change: object): Promise<void>;
  allAreSent(): Promise<void>;
};

/**
 * One desk for a block of tests, run in order.
 * @returns the desk, and queries that have not run
 */
export function usePostgresDesk() {
  const mail = useMailServer();
  const distDir = fixtureDist();
  const made = {} as { desk: PostgresDesk; notRun(): Promise<string[]> };
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const { notRun } = await watchQueries();
    writeSite(distDir);
    const fresh = await freshPostgres();
    remove = fresh.remove;
    const addresses = { siteOrigin, smtpUrl: mail.url, leadsTo: 'desk@staff.example' };
    const webhookAddresses = { schemes: ['https:'], allows: () => true, resolve: async () => ['127.0.0.1'] };
    const others = { ...addresses, webhookAddresses, distDir };
    const server = await staffServer({ ...fresh.options, ...answering(engine), ...others });
    Object.assign(made, { desk: await openDesk(server, fresh.options, mail), notRun });
  });
  afterAll(async () => {
    await made.desk.server.stop();
    await remove();
    rmSync(distDir, { recursive: true });
  });
  return made;
}

function writeSite(distDir: string): void {
  mkdirSync(join(distDir, 'library'));
  writeFileSync(join(distDir, 'library/backup-rule.html'), piece);
  const legacy = { '/phishing': '/services/cybersecurity' };
  const data = { valid: ['/'], posts: [], files: [], aliases: {}, legacy };
  writeFileSync(join(distDir, '_server/redirects.json'), JSON.stringify({ data, posts: [] }));
}

async function openDesk(server: StaffServer, options: DatabaseOptions, mail: MailServer): Promise<PostgresDesk> {
  server.pass(tuesday - server.now());
  const admin = staffBrowser(server);
  await admin.signIn();
  const sales = await server.signedIn('sales');
  const lead = (reference: string) => sales.json<LeadAnswer>('GET', pathOf(reference));
  return {
    server,
    options,
    name: new URL(options.databaseUrl ?? '').pathname.slice(1),
    mail,
    admin,
    sales,
    async at(moment) {
      server.pass(moment - server.now());
      await admin.signIn();
      await sales.signIn('sales@staff.example');
    },
    lead,
    async change(reference, change) {
      const { version } = await lead(reference);
      await sales.json('PATCH', pathOf(reference), { version, ...change });
    },
    allAreSent: () => until('all is sent', async () => (await allJobs(server.database)).every(settled)),
  };
}
