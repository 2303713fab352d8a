import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backUp, backupFolder, checkBackup, pruneBackups } from '../../../server/database/backup.ts';
import { type DatabaseOptions, openDatabase, sqliteFile } from '../../../server/database/database.ts';
import { keepSecret } from '../../../server/database/keep-secret.ts';
import { restore } from '../../../server/database/restore.ts';
import { createLeads } from '../../../server/leads/create-leads.ts';
import { leadColumns } from '../../../server/leads/lead-list.ts';
import { createNewsletter } from '../../../server/newsletter/create-newsletter.ts';
import { createLinkTokens } from '../../../server/newsletter/link-tokens.ts';
import { createJobs } from '../../../server/notifications/jobs.ts';
import type { JobRow } from '../../../server/notifications/tables.ts';
import { currentConsent } from '../../../shared/forms/consent-texts.ts';
import { eachDatabase, freshSqlite } from '../../support/databases.ts';
import { handClock } from '../../support/hand-clock.ts';
import { bookingLead } from '../../support/lead-requests.ts';
import { beforeRelease } from '../../support/whole-set.ts';

const root = join(import.meta.dirname, '../../..');
const monday = new Date('2026-11-23T15:00:00Z');

async function run(script: string, words: string[], options: DatabaseOptions, settings: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, ...settings, DATA_DIR: options.dataDir, DATABASE_URL: options.databaseUrl ?? '' };
  return promisify(execFile)(process.execPath, [join(root, script), ...words], { env, cwd: root });
}

eachDatabase('The command line', (databases) => {
  it('lists and exports leads while the server has the database open', async () => {
    const options = await databases.fresh();
    const database = await databases.open(options);
    const leads = createLeads(database, () => monday);
    const fields = { name: '=1+1', message: 'two\nlines, "quoted"', consent: 'marketing-2026-11' };
    const kept = await leads.keep(bookingLead({ suspicion: ['honeypot'] }, fields));
    const { reference } = kept as { reference: string };
    const list = await run('server/leads/cli.ts', ['list'], options);
    expect(list.stdout).toBe(
      `${reference}\t2026-11-23 10:00\tada@visitor.example\tbooking\tquarantined (honeypot), mail waiting\n`,
    );
    const csv = await run('server/leads/cli.ts', ['export'], options);
    const columns = leadColumns.map(([name]) => name).join(',');
    const cells = [
      ...[reference, '2026-11-23 10:00', '2026-11-23T15:00:00.000Z', 'quarantine', '', '', ''],
      ...["'=1+1", 'ada@visitor.example', '416-555-0100', 'Analytical Engines', 'cloud', ''],
      ...['"two\nlines, ""quoted"""', '', 'booking', '/', '', 'marketing-2026-11'],
      ...['within 2 hours', '2026-11-23 12:00', '2026-11-23T17:00:00.000Z', ...Array(9).fill('')],
      ...['honeypot', '"quarantined (honeypot), mail waiting"'],
    ];
    expect(csv.stdout).toBe(`${columns}\r\n${cells.join(',')}\r\n`);
  });

  beforeRelease('says of a mail that failed, or did not reach everybody, what the mail server said', async () => {
    const options = await databases.fresh();
    const database = await databases.open(options);
    const leads = createLeads(database, () => monday);
    for (const message of ['one', 'two']) await leads.keep(bookingLead({ suspicion: ['honeypot'] }, { message }));
    const jobs = createJobs(database);
    const [one, two] = await jobs.claim(2, monday.getTime());
    await jobs.markFailed(one as JobRow, { reason: '550 no such\tuser', permanent: true }, monday.getTime());
    await jobs.markSent(two as JobRow, monday.getTime(), '450 mailbox full');
    const { stdout } = await run('server/leads/cli.ts', ['list'], options);
    expect(stdout).toContain('quarantined (honeypot), mail failed (550 no such user)\n');
    expect(stdout).toContain('quarantined (honeypot), mailed in part (450 mailbox full)\n');
  });

  beforeRelease('lists more leads than it reads at once, each one time', async () => {
    const options = await databases.fresh();
    const database = await databases.open(options);
    const leads = createLeads(database);
    const keep = (index: number) => leads.keep(bookingLead({}, { message: `${index}` }));
    // As many at a time as finish within one write's timeout.
    for (let from = 0; from < 1_001; from += 91)
      await Promise.all(Array.from({ length: 91 }, (_, index) => keep(from + index)));
    const { stdout } = await run('server/leads/cli.ts', ['list'], options);
    const references = stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t')[0]);
    expect(new Set(references).size).toBe(1_001);
    expect(references).toHaveLength(1_001);
  });

  beforeRelease('says what it can do', async () => {
    const options = await databases.fresh();
    await expect(run('server/leads/cli.ts', ['nonsense'], options)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('npm run leads -- list'),
    });
  });
});

eachDatabase('The list of subscribers', (databases) => {
  const secret = 'a secret of this test, long enough for the settings';
  const settings = { SESSION_SECRET: secret, SITE_ORIGIN: 'https://www.site.example' };

  it('holds who confirmed, with the consent and a link that unsubscribes, and nobody else', async () => {
    const options = await databases.fresh();
    const database = await databases.open(options);
    const tokens = createLinkTokens(secret);
    const clock = handClock();
    const newsletter = createNewsletter({ database, tokens, clock: clock.now });
    const wording = currentConsent('newsletter');
    const asked = { consentId: wording.id, page: '/blog', form: 'newsletter', suspicion: [] };
    for (const name of ['ada', 'bob', 'eve'])
      await newsletter.subscribe({ ...asked, email: `${name}@visitor.example` });
    const people = await database.read.selectFrom('subscribers').selectAll().orderBy('email').execute();
    for (const { id, requested_at: at } of people.slice(0, 2)) {
      clock.pass(1_000);
      await newsletter.confirm(tokens.make('confirm', { subscriber: id, at }));
    }
    await newsletter.unsubscribe(tokens.make('unsubscribe', { subscriber: people[1]?.id ?? '', at: 0 }));

    const list = await run('server/newsletter/cli.ts', ['list'], options, settings);
    expect(list.stdout).toBe(`ada@visitor.example\t2026-11-23 10:00\t${wording.id}\t/blog\tnewsletter\n`);
    const { stdout } = await run('server/newsletter/cli.ts', ['export'], options, settings);
    const [headings, row = '', ...rest] = stdout.trimEnd().split('\r\n');
    expect(headings).toBe(
      'email,confirmed,consent,consentHash,consentTime,consentPage,consentForm,askedTime,askedPage,askedForm,unsubscribe',
    );
    expect(rest).toEqual([]);
    const hash = createHash('sha256').update(wording.text).digest('hex');
    const confirmed = '2026-11-23T15:00:01.000Z';
    expect(row).toMatch(
      new RegExp(
        `^ada@visitor\\.example,${confirmed},${wording.id},${hash},${confirmed},/newsletter/confirm,confirmation-mail,` +
          '2026-11-23T15:00:00.000Z,/blog,newsletter,https://www\\.site\\.example/unsubscribe\\?token=[\\w.-]+$',
      ),
    );
    const token = new URL(row.split(',').at(-1) ?? '').searchParams.get('token') ?? '';
    expect(await newsletter.unsubscribe(token)).toBe('unsubscribed');
    expect((await run('server/newsletter/cli.ts', ['list'], options, settings)).stdout).toBe('');
  });

  beforeRelease('is made with the secret that the server keeps in the database, when no other is set', async () => {
    const options = await databases.fresh();
    const database = await databases.open(options);
    const tokens = createLinkTokens(await keepSecret(database, 'session'));
    const newsletter = createNewsletter({ database, tokens, clock: () => monday });
    await newsletter.subscribe({ email: 'ada@visitor.example', suspicion: [] });
    const [ada] = await database.read.selectFrom('subscribers').selectAll().execute();
    await newsletter.confirm(tokens.make('confirm', { subscriber: ada?.id ?? '', at: ada?.requested_at ?? 0 }));
    const { stdout } = await run('server/newsletter/cli.ts', ['export'], options);
    const token = /token=([\w.-]+)/.exec(stdout)?.[1] ?? '';
    expect(await newsletter.unsubscribe(token)).toBe('unsubscribed');
  });
});

describe('A backup', () => {
  async function keptLeads(count: number) {
    const { options, remove } = await freshSqlite();
    onTestFinished(remove);
    const database = await openDatabase(options);
    const leads = createLeads(database);
    for (let index = 0; index < count; index += 1) await leads.keep(bookingLead({}, { message: `${index}` }));
    return { options, database, leads, file: sqliteFile(options.dataDir), folder: backupFolder(options.dataDir) };
  }

  it('taken while leads come in is whole, and can be restored once the server has stopped', async () => {
    const { options, database, leads, file, folder } = await keptLeads(3);
    const more = Array.from({ length: 50 }, (_, index) => leads.keep(bookingLead({}, { message: `more ${index}` })));
    const { copy, leads: copied } = await backUp(file, folder, monday);
    await Promise.all(more);
    expect(copied).toBeGreaterThanOrEqual(3);
    await expect(restore(copy, file, monday)).rejects.toThrow('The server has the database open');
    expect(existsSync(`${file}.incoming`)).toBe(false);
    await database.close();
    const { leads: restored, previous } = await restore(copy, file, monday);
    expect(restored).toBe(copied);
    expect(statSync(copy).size).toBeLessThan(statSync(file).size / 3);
    expect(checkBackup(previous ?? '')).toBe(53);
    const again = await openDatabase(options);
    expect(await again.read.selectFrom('leads').select('id').execute()).toHaveLength(restored);
    await again.close();
  });

  it('that is damaged is refused and changes nothing', async () => {
    const { options, database, file, folder } = await keptLeads(40);
    const { copy } = await backUp(file, folder, monday);
    await database.close();
    truncateSync(copy, statSync(copy).size - 100);
    await expect(restore(copy, file, monday)).rejects.toThrow();
    appendFileSync(join(folder, 'notes.txt'), 'not a database, but long enough to look like one '.repeat(10));
    await expect(restore(join(folder, 'notes.txt'), file, monday)).rejects.toThrow();
    expect(checkBackup(file)).toBe(40);
    expect(readdirSync(options.dataDir).sort()).toEqual(['backups', 'northlume.sqlite']);
  });

  beforeRelease('takes the place of a database that is damaged, and no log of that is read into it', async () => {
    const { options, database, file, folder } = await keptLeads(3);
    const { copy } = await backUp(file, folder, monday);
    await database.close();
    writeFileSync(file, 'not a database any more '.repeat(1000));
    writeFileSync(`${file}-wal`, 'nor a log');
    const { leads, previous } = await restore(copy, file, monday);
    expect(leads).toBe(3);
    expect(readFileSync(previous ?? '', 'utf8')).toContain('not a database any more');
    expect(readdirSync(options.dataDir)).not.toContain('northlume.sqlite-wal');
    const again = await openDatabase(options);
    expect(await again.read.selectFrom('leads').select('id').execute()).toHaveLength(3);
    await again.close();
  });

  beforeRelease('command makes one, and tells the owner of a PostgreSQL database to use pg_dump', async () => {
    const { options, database, folder } = await keptLeads(2);
    const other = join(options.dataDir, 'other-disk');
    const { stdout } = await run('server/database/backup-cli.ts', ['backup'], options, { BACKUP_DIR: other });
    expect(stdout).toMatch(/^Backed up 2 leads to .*, and into .*other-disk$/m);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(readdirSync(other)).toEqual(readdirSync(folder));
    const elsewhere = { ...options, databaseUrl: 'postgres://nowhere.example/x' };
    await expect(run('server/database/backup-cli.ts', ['backup'], elsewhere)).rejects.toMatchObject({
      stderr: expect.stringContaining('pg_dump'),
    });
    await database.close();
  });

  beforeRelease('of the last 14 nights is kept, and nothing else in the folder is touched', async () => {
    const { database, file, folder } = await keptLeads(1);
    for (let night = 1; night <= 16; night += 1) await backUp(file, folder, new Date(Date.UTC(2026, 10, night, 8)));
    appendFileSync(join(folder, 'mine.sqlite'), '');
    const parts = ['leads-20261115T090000Z.sqlite.part', 'leads-20261116T080000Z.sqlite.part.gz'];
    for (const [index, part] of parts.entries()) {
      appendFileSync(join(folder, part), 'what visitors typed');
      const changed = new Date(Date.UTC(2026, 10, 15 + index, 7));
      utimesSync(join(folder, part), changed, changed);
    }
    pruneBackups(folder, 14, new Date(Date.UTC(2026, 10, 16, 8)));
    expect(readdirSync(folder)).toContain(parts[1]);
    rmSync(join(folder, parts[1] ?? ''));
    const names = readdirSync(folder).sort();
    expect(names).toHaveLength(15);
    expect(names[0]).toBe('leads-20261103T080000Z.sqlite.gz');
    expect(names.at(-1)).toBe('mine.sqlite');
    await database.close();
  });
});
