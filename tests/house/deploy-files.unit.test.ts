import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../../server/settings/read-settings.ts';
import { deployFile, unitEnvironment, unitSettings } from '../support/deploy-files.ts';
import { root } from '../support/repository.ts';

const ports = ['8081', '8082', '8083'];
const nginx = deployFile('nginx.conf');

test('docs/operating.md, the unit file and nginx name the same three ports', () => {
  const upstreams = [...nginx.matchAll(/^ {2}server (\S+)/gm)].map(([, address]) => address);
  expect(upstreams).toEqual(ports.map((port) => `127.0.0.1:${port}`));
  const named = ports.map((port) => `northlume@${port}`).join(' ');
  const operating = readFileSync(join(root, 'docs/operating.md'), 'utf8');
  expect(operating).toContain(`systemctl enable --now ${named}`);
  expect(operating).toContain(`for port in ${ports.join(' ')}; do`);
  expect(deployFile('northlume@.service')).toContain(named);
});

test('nginx asks the next process when one is gone or stopping, for posts too, and keeps none out', () => {
  expect(nginx).toContain('proxy_next_upstream error timeout http_503 non_idempotent;');
  expect(nginx).toContain(`proxy_next_upstream_tries ${ports.length};`);
  expect(nginx.match(/max_fails=0;/g)).toHaveLength(ports.length);
});

test('what the unit file sets is read by the server: each process listens for nginx alone, on its port, with its own data', () => {
  for (const port of ports) {
    const settings = readSettings({ ...unitEnvironment(port), SITE_ORIGIN: 'https://www.company.example' });
    expect(settings).toMatchObject({
      production: true,
      host: '127.0.0.1',
      port: Number(port),
      dataDir: `/var/lib/northlume/${port}`,
      trustProxy: ['loopback'],
    });
  }
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
});

test('what the unit file lets the server write is its own data, for its own user alone', () => {
  const settings = unitSettings();
  const only = (key: string) => settings.get(key)?.join();
  expect(unitEnvironment('%i').DATA_DIR).toBe(`/var/lib/${only('StateDirectory')}`);
  expect([only('StateDirectoryMode'), only('UMask'), only('ProtectSystem')]).toEqual(['0700', '0077', 'strict']);
  expect([only('User'), only('NoNewPrivileges'), only('Restart')]).toEqual(['northlume', 'true', 'always']);
  expect(only('ExecStart')).toMatch(/\/node server\/main\.ts$/);
});

test('the nginx file closes what is for operators to the outside', () => {
  const [, own = ''] = /location ~ \^\/\(healthz\|readyz\|metrics\)\$ \{([^}]*)\}/.exec(deployFile('nginx.conf')) ?? [];
  expect(own.match(/\b(allow|deny) [^;]+/g)).toEqual(['allow 127.0.0.0/8', 'allow ::1', 'deny all']);
});
