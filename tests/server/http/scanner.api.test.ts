import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWith } from '../../support/describe-with.ts';
import { sharedServerEntry } from '../../support/real-site.ts';
import { type ServerProcess, startServerProcess } from '../../support/server-process.ts';

const found = ['/usr/bin/wapiti'].find((path) => existsSync(path));
const noWapiti = 'no wapiti here: apt-get install wapiti';

/** wapiti 3 modules that need no other server and no lists from the internet. */
const attacks =
  'backup,blindsql,buster,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss';
/** In addition to the addresses it finds. */
const beginnings = [
  '/contact-us',
  '/search?q=backup',
  '/thank-you?reference=ABC-DEF',
  '/locations/find?postal=M5H',
  '/unsubscribe?token=a.b.c',
  '/newsletter/confirm?token=a.b.c',
];
/** Explained in docs/security.md ("What a scanner says"). */
const explained = [
  'X-XSS-Protection is not set /',
  "CSRF token 'token' is not properly checked in backend /newsletter/confirm",
  "CSRF token 'token' is not properly checked in backend /unsubscribe",
  'Lack of anti CSRF token /api/contacts',
  'Lack of anti CSRF token /api/newsletter',
];

type Report = Record<'vulnerabilities' | 'anomalies', Record<string, { info: string; path: string }[]>>;

describeWith(found, noWapiti, 'a scanner of web applications', (wapiti) => {
  let server: ServerProcess;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'northlume-scanner-'));
    const environment = { LOG_LEVEL: 'error', SITE_ORIGIN: 'https://www.company.example' };
    server = await startServerProcess(environment, sharedServerEntry);
  });
  afterAll(async () => {
    await server?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test('finds nothing that is not explained, and makes the server fail nowhere', { timeout: 1_200_000 }, async () => {
    const report = join(folder, 'report.json');
    const limits = ['-d', '1', '--max-links-per-page', '10', '--max-scan-time', '60', '--max-attack-time', '30'];
    const args = ['-u', `${server.url}/`, '--scope', 'domain', ...limits, '-m', attacks];
    const starts = beginnings.flatMap((path) => ['-s', server.url + path]);
    const output = ['--no-bugreport', '--flush-session', '-f', 'json', '-o', report];
    const scan = spawn(wapiti, [...args, ...starts, ...output], {
      env: { ...process.env, HOME: folder },
      stdio: 'ignore',
    });
    await once(scan, 'exit');

    const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const found = [vulnerabilities, anomalies]
      .flatMap((kinds) => Object.values(kinds).flat())
      .map(({ info, path }) => `${info} ${path}`);
    expect(found.filter((finding) => !explained.includes(finding)).join('\n')).toBe('');
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    // At this level the server logs only its own errors.
    expect(server.printed()).toBe('');
    console.log(`wapiti reports ${found.length} findings, each explained`);
  });
});
