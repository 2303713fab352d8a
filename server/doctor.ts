import { lookup } from 'node:dns/promises';
import { accessSync, constants, existsSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { listBackups } from './backups/list-backups.ts';
import { openForReading } from './database/database.ts';
import { companyStamp } from './format/company-time.ts';
import { otherNames } from './guards/origin.ts';
import { mailboxFailure, mailboxName, tryMailbox } from './incoming/open-mailbox.ts';
import { readMailbox } from './mail-queue/read-mail-queue.ts';
import type { Settings } from './settings/settings.ts';
import { startWarnings } from './settings/start-warnings.ts';

/** `look`: works, and will hurt. `bad`: does not work. */
export type Finding = { state: 'ok' | 'look' | 'bad'; about: string; text: string };

/** What a test replaces. */
export type Outside = {
  now: () => number;
  find: (host: string) => Promise<unknown>;
  ask: (url: string) => Promise<{ status: number; location: string | null; date: string | null }>;
  /** Throws if the mail server refuses. */
  signIn: (smtpUrl: string) => Promise<unknown>;
  /** Throws if the mailbox cannot be read. */
  openMailbox: (imapUrl: string) => Promise<unknown>;
};

/** Time limit of each question (ms). */
const patience = 8_000;

export const outside: Outside = {
  now: Date.now,
  find: (host) => lookup(host),
  ask: async (url) => {
    const { status, headers } = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patience) });
    return { status, location: headers.get('location'), date: headers.get('date') };
  },
  signIn: async (smtpUrl) => {
    const options = { url: smtpUrl, connectionTimeout: patience, greetingTimeout: patience };
    const transport = createTransport(options);
    await transport.verify().finally(() => transport.close());
  },
  openMailbox: tryMailbox,
};

const mebibyte = 1024 * 1024;
const leastFree = 1024 * mebibyte;
const minute = 60_000;
const day = 24 * 60 * minute;

const reason = (error: unknown) =>
  error instanceof Error ? ((error.cause as Error | undefined)?.message ?? error.message) || error.name : String(error);

/**
 * Everything that an owner can set up wrong, asked at once; changes nothing.
 * @param distDir the built site
 */
export async function examine(
  settings: Settings,
  env: Record<string, string | undefined>,
  distDir: string,
  from: Outside = outside,
): Promise<Finding[]> {
  const warnings = startWarnings(settings, env).map((text): Finding => ({ state: 'look', about: 'settings', text }));
  const groups = await Promise.all([
    warnings,
    site(settings, distDir),
    folder(settings),
    backups(settings, from.now()),
    mail(settings, from),
    mailbox(settings, from),
    address(settings, from),
  ]);
  return groups.flat();
}

function site({ siteOrigin }: Settings, distDir: string): Finding[] {
  const say = (state: Finding['state'], text: string): Finding[] => [{ state, about: 'pages', text }];
  const home = join(distDir, 'index.html');
  if (!existsSync(home)) return say('bad', 'The site is not built: npm run build.');
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(readFileSync(home, 'utf8'))?.[1] ?? '';
  const built = URL.canParse(canonical) ? new URL(canonical).origin : canonical;
  if (siteOrigin && built !== siteOrigin)
    return say('bad', `The pages were built for ${built}, and SITE_ORIGIN is ${siteOrigin}: set it for the build too.`);
  return say('ok', `Built for ${built}.`);
}

function folder({ dataDir }: Settings): Finding[] {
  const say = (state: Finding['state'], text: string): Finding => ({ state, about: 'data folder', text });
  if (!existsSync(dataDir)) return [say('look', `${dataDir} (DATA_DIR) is not there yet: the first start makes it.`)];
  try {
    accessSync(dataDir, constants.W_OK);
  } catch {
    return [say('bad', `${dataDir} (DATA_DIR) cannot be written to by this user.`)];
  }
  const { bavail, bsize } = statfsSync(dataDir);
  const free = Math.round((bavail * bsize) / mebibyte);
  const isOpen = process.platform !== 'win32' && (statSync(dataDir).mode & 0o077) !== 0;
  return [
    say(free * mebibyte < leastFree ? 'look' : 'ok', `${free} MiB free on the disk of ${dataDir}.`),
    ...(isOpen
      ? [say('look', `Other users of this machine may look into ${dataDir}. Run: chmod -R go= ${dataDir}`)]
      : []),
  ];
}

async function backups({ dataDir, databaseUrl }: Settings, now: number): Promise<Finding[]> {
  const say = (state: Finding['state'], text: string): Finding[] => [{ state, about: 'backups', text }];
  if (databaseUrl)
    return say('look', 'PostgreSQL is backed up by pg_dump: does your own job run? docs/operating.md has one.');
  const [newest] = await listBackups(dataDir);
  if (!newest) return say('look', 'There is no backup yet: the server makes one each night, npm run backup one now.');
  const days = Math.floor((now - newest.at) / day);
  return say(days > 2 ? 'bad' : 'ok', `The newest backup, ${newest.name}, is ${days} days old.`);
}

async function mail({ smtpUrl }: Settings, { signIn }: Outside): Promise<Finding[]> {
  if (!smtpUrl) return [];
  const host = URL.parse(smtpUrl)?.host ?? 'the mail server';
  const say = (state: Finding['state'], text: string): Finding[] => [{ state, about: 'mail', text }];
  return signIn(smtpUrl).then(
    () => say('ok', `${host} takes mail from us.`),
    (error) => say('bad', `${host} refuses (SMTP_URL): ${reason(error)}.`),
  );
}

async function mailbox(settings: Settings, { openMailbox, now }: Outside): Promise<Finding[]> {
  const { imapUrl, mailFrom } = settings;
  const say = (state: Finding['state'], text: string): Finding[] => [{ state, about: 'answers', text }];
  if (!imapUrl)
    return say(
      'look',
      `IMAP_URL is not set: what visitors answer stays in the mailbox of ${mailFrom}, not on the lead.`,
    );
  const name = mailboxName(imapUrl);
  const failure = await openMailbox(imapUrl).then(() => undefined, mailboxFailure);
  if (failure) return say('bad', `${name} cannot be read. ${failure}`);
  const readAt = await lastRead(settings, name).catch(() => undefined);
  if (readAt && now() - readAt > 10 * minute)
    return say('look', `${name} can be read, but the server last did ${companyStamp(readAt)}: does it run?`);
  return say('ok', `${name} can be read${readAt ? `; the server last did ${companyStamp(readAt)}` : ''}.`);
}

/** @throws if there is no database yet, or it is out of reach */
async function lastRead({ dataDir, databaseUrl }: Settings, name: string): Promise<number | null> {
  const { read, close } = openForReading({ dataDir, databaseUrl });
  return readMailbox(read, name)
    .then(({ readAt }) => readAt)
    .finally(close);
}

async function address({ siteOrigin, production }: Settings, { find, ask, now }: Outside): Promise<Finding[]> {
  if (!siteOrigin || !production) return [];
  const say = (state: Finding['state'], text: string): Finding => ({ state, about: 'address', text });
  const { hostname } = new URL(siteOrigin);
  const isKnown = await find(hostname).then(
    () => true,
    () => false,
  );
  if (!isKnown) return [say('bad', `${hostname} is in no DNS: add an A record for this machine.`)];
  const found: Finding[] = [];
  try {
    const { status, date } = await ask(`${siteOrigin}/healthz`);
    // nginx keeps the probe to the machine itself (403).
    found.push(status < 500 ? say('ok', `${siteOrigin} answers.`) : say('bad', `${siteOrigin} answers ${status}.`));
    const wrong = date ? Math.abs(Date.parse(date) - now()) : 0;
    if (wrong > 60_000) found.push(say('bad', `The clock of this machine is ${Math.round(wrong / 1000)} seconds off.`));
  } catch (error) {
    return [
      say('bad', `${siteOrigin} cannot be opened: ${reason(error)}. Is the proxy running, and its certificate valid?`),
    ];
  }
  const others = otherNames(siteOrigin).flatMap((name) => [name, name.replace('https:', 'http:')]);
  for (const name of others) found.push(...(await other(name)));
  return found;

  async function other(name: string): Promise<Finding[]> {
    if (!(await find(new URL(name).hostname).then(Boolean, () => false))) return [];
    const answer = await ask(`${name}/`).catch(() => undefined);
    if (!answer || answer.location?.startsWith(siteOrigin ?? '')) return [];
    return [say('look', `${name} does not redirect to ${siteOrigin}: let the proxy do it, with 301.`)];
  }
}
