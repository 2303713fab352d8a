import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sqliteFile } from '../../../server/database/database.ts';
import { type Overrides, startServer } from '../../../server/start.ts';
import { StartProblem } from '../../../server/start-problem.ts';
import { company } from '../../../shared/company/company.ts';
import { paths } from '../../../shared/http.ts';
import { staffPaths } from '../../../shared/staff/staff.ts';
import { freePort } from '../../../tools/lib/port.mjs';
import { rawConnection } from '../../support/raw-connection.ts';
import { root } from '../../support/repository.ts';
import { booking } from '../../support/requests.ts';
import { beforeRelease, firstFew } from '../../support/whole-set.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'northlume-process-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function run(environment: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, PORT: '0', DATA_DIR: dataDir, ...environment };
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: root, env });
  let printed = '';
  const heard = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      for (const listener of heard) listener();
    });
  }
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, printed }));
  const says = (text: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = text.exec(printed);
        if (found) resolve(found);
      };
      heard.add(look);
      look();
      ended.then(() => reject(new Error(`It ended without saying ${text}:\n${printed}`)));
    });
  return { child, ended, says };
}

describe('the server as a process', () => {
  beforeRelease('answers whoever comes first, while it still starts', async () => {
    const port = await freePort();
    const server = run({ PORT: String(port) });
    const signal = AbortSignal.timeout(30_000);
    const first = async (): Promise<Response> =>
      fetch(`http://127.0.0.1:${port}/healthz`, { signal }).catch((error) => {
        if (signal.aborted) throw error;
        return first();
      });
    expect((await first()).status).toBe(200);
    await server.says(/The site is at/);
    server.child.kill('SIGTERM');
    const { code, printed } = await server.ended;
    expect([code, printed]).toEqual([0, expect.stringContaining('The server stops. It was asked to by SIGTERM')]);
  });

  test('says where it is and where mail goes, logs nothing that a visitor typed, and ends well on SIGTERM', async () => {
    const server = run({ LOG_LEVEL: 'trace' });
    const [, url = ''] = await server.says(/The site is at (\S+)/);
    await server.says(/Mail goes to files in /);
    const json = { 'Content-Type': 'application/json' };
    const typed = { ...booking, page: '/typed-page' };
    await fetch(`${url}/api/contacts`, { method: 'POST', headers: json, body: JSON.stringify(typed) });
    await fetch(`${url}/api/contacts`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ ...typed, email: 'typed-wrong' }),
    });
    const signIn = { email: 'typed@visitor.example', password: 'typed-password' };
    const secrets = [
      [staffPaths.signIn, signIn],
      [staffPaths.code, { code: 'typed-code' }],
      [staffPaths.newPassword, signIn],
      [paths.newsletter, { email: signIn.email }],
    ] as const;
    for (const [path, body] of secrets)
      await fetch(url + path, {
        method: 'POST',
        headers: { ...json, Cookie: 'staff=typed-cookie' },
        body: JSON.stringify(body),
      });
    await fetch(`${url}/typed-path?q=typed-query`);
    await fetch(`${url}/unsubscribe?token=typed-token`);
    server.child.kill('SIGTERM');
    const { code, printed } = await server.ended;
    expect(code).toBe(0);
    expect(printed).toContain('"status":422');
    expect(printed).not.toMatch(/typed-|visitor\.example|Ann Example|555 0100|Example Dental/);
  });

  beforeRelease.each(firstFew(['SIGINT', 'SIGHUP'] as const, 1))(
    'in production links use the company’s own address; %s, as a terminal sends it that is left or closed, ends it well too: what was accepted is answered',
    async (signal) => {
      const server = run({ NODE_ENV: 'production', HOST: '127.0.0.1' });
      const [, url = ''] = await server.says(/The site is at (\S+)/);
      const [, origin] = await server.says(/links in emails and pages use ([^)\s]+)/);
      expect(origin).toBe(company.origin);
      const { socket, heard, closed } = await rawConnection(url);
      const body = JSON.stringify({ ...booking, message: signal });
      socket.write(
        `POST /api/contacts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
      );
      await expect.poll(heard).toContain('100 Continue');
      server.child.kill(signal);
      await expect.poll(() => fetch(url).catch(() => 'gone')).toBe('gone');
      socket.write(body);
      await closed;
      expect(heard()).toContain('201 Created');
      expect((await server.ended).code).toBe(0);
    },
  );

  beforeRelease('a wrong setting stops the start with one clear line for each problem', async () => {
    const { code, printed } = await run({ SMTP_URL: 'nowhere', TRUST_PROXY: 'true' }).ended;
    expect(code).toBe(1);
    expect(printed.trim().split('\n')).toEqual([
      'These settings cannot be used:',
      expect.stringMatching(/^SMTP_URL: /),
      expect.stringMatching(/^TRUST_PROXY: /),
    ]);
  });

  beforeRelease('a port that is taken is one plain sentence', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as { port: number };
    const { code, printed } = await run({ PORT: String(port) }).ended;
    holder.close();
    expect(code).toBe(1);
    expect(printed.trim()).toBe(`Port ${port} is in use: stop what uses it, or choose another one with PORT=`);
  });

  beforeRelease('a file that is no database is one plain sentence', async () => {
    const folder = join(dataDir, 'not-a-database');
    mkdirSync(folder);
    writeFileSync(sqliteFile(folder), 'words '.repeat(1000));
    const { code, printed } = await run({ DATA_DIR: folder }).ended;
    expect(code).toBe(1);
    expect(printed.trim()).toMatch(/^The database in \S+ \(DATA_DIR\) cannot be used: file is not a database$/);
  });
});

describe('what keeps a server from starting is a plain sentence', () => {
  const problemOf = (settings: Overrides): Promise<unknown> =>
    startServer({ port: 0, host: '127.0.0.1', logLevel: 'silent', dataDir, ...settings }).catch((error) => error);

  test('a database that cannot be reached', async () => {
    const problem = await problemOf({ databaseUrl: 'postgres://user:hunter2@127.0.0.1:1/none' });
    expect(problem).toBeInstanceOf(StartProblem);
    expect(String(problem)).toMatch(/: The database at DATABASE_URL cannot be used: .*$/);
    expect(String(problem)).not.toContain('hunter2');
  });

  test('a data folder that is none', async () => {
    const file = join(dataDir, 'a-file');
    writeFileSync(file, 'no folder');
    const problem = await problemOf({ dataDir: file });
    expect(problem).toBeInstanceOf(StartProblem);
    expect(String(problem)).toMatch(/: The database in \S+ \(DATA_DIR\) cannot be used: .*$/);
  });

  test('an address that this machine has not', async () => {
    const problem = await problemOf({ host: '192.0.2.1' });
    expect(problem).toBeInstanceOf(StartProblem);
    expect((problem as Error).message).toBe(
      'HOST is "192.0.2.1": this machine has no such address. Leave it out, or name one it has',
    );
  });
});
