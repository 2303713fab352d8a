import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../tools/lib/port.mjs';
import { root } from './repository.ts';

export type RunningProxy = { url: string; stop(): Promise<void> };
/** `log`: what it has written of requests. */
type RunningNginx = RunningProxy & { log(): string };

export const nginx: string | undefined = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find((path) =>
  existsSync(path),
);

/**
 * nginx with `docs/deploy/nginx.conf`. Only the ports differ: its own, without TLS, and those of as many servers as the
 * file has. It believes `X-Forwarded-For`, so that a test has visitors of many addresses.
 */
export const startNginx = (program: string, targets: readonly string[]): Promise<RunningNginx> =>
  runNginx(program, (port) => forPorts(port, targets));

/**
 * nginx with `docs/deploy/nginx-static.conf`. Only these differ: its port, without TLS, and the places of the built site and
 * of the server.
 */
export const startStaticNginx = (program: string, dist: string, server: string): Promise<RunningNginx> =>
  runNginx(program, (port) => forDist(port, dist, server));

async function runNginx(program: string, siteAt: (port: number) => string): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'northlume-nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'site.conf'), siteAt(port).replaceAll('/var/log/nginx/', ''));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid nginx.pid; error_log errors.log; worker_processes 1;
    events { worker_connections 1024; } http { access_log off; set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For; ${temporary.join(' ')} include site.conf; }`,
  );
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'errors.log'], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null)
      throw new Error(`nginx has ended:\n${readFileSync(join(folder, 'errors.log'), 'utf8')}`);
    await wait(50);
  }
  return {
    url,
    log: () => readFileSync(join(folder, 'northlume.log'), 'utf8'),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function forPorts(port: number, targets: readonly string[]): string {
  let left = [...targets];
  const text = readFileSync(join(root, 'docs/deploy/nginx.conf'), 'utf8')
    .replace(/^server \{\n {2}listen 80;[\s\S]*?^\}\n/m, '')
    .replace(/^ {2}listen 443 ssl http2;$/m, `  listen 127.0.0.1:${port};`)
    .replace(/^ {2}(listen \[::\]:443|ssl_).*$/gm, '')
    .replace(/^( {2}server )127\.0\.0\.1:\d+/gm, (_line, start: string) => {
      const [next = '', ...others] = left;
      left = others;
      return start + next;
    });
  if (left.length > 0 || /^ {2}server {2}/m.test(text)) throw new Error('nginx.conf names another number of processes');
  return text;
}

function forDist(port: number, dist: string, server: string): string {
  const [first = '', ...servers] = readFileSync(join(root, 'docs/deploy/nginx-static.conf'), 'utf8').split(
    /^(?=server \{)/m,
  );
  return (first + servers.at(-1))
    .replaceAll('/srv/site/dist', dist)
    .replace('https://api.company.example', server)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^ {2}(listen \[::\]:443|ssl_).*$/gm, '');
}
