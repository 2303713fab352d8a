import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { staffPaths } from '../../shared/staff/staff.ts';
import { freePort } from '../../tools/lib/port.mjs';
import { neededBy, packServer } from '../../tools/pack-server.mjs';
import { root } from '../support/repository.ts';
import { booking } from '../support/requests.ts';
import { owner } from '../support/staff.ts';
import { wholeSet } from '../support/whole-set.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('the Dockerfile has a user of its own, a root that nobody writes to, and says how the server is', () => {
  const file = read('Dockerfile');
  const [, image = ''] = file.split(/^FROM gcr/m);
  expect(image).toMatch(/^USER \d{4,}$/m);
  expect(image).toMatch(/^HEALTHCHECK /m);
  expect(image).toMatch(/^CMD \["\/server\/node", "server\/main\.ts"\]$/m);
  const { services } = parse(read('compose.yaml'));
  expect(services.site).toMatchObject({ read_only: true, cap_drop: ['ALL'], volumes: ['data:/data'] });
});

test('the Dockerfile takes every setting that pages show', async () => {
  const { shownSettings } = await import('../../tools/lib/site-build.mjs');
  const arguments_ = [...read('Dockerfile').matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name);
  // A container sends pages and API alike.
  expect(arguments_.toSorted()).toEqual(shownSettings.filter((name: string) => name !== 'API_ORIGIN').toSorted());
});

test('a packed server has the packages that its sources name, all of them among those for serving', () => {
  const { packages, files } = neededBy(['server/main.ts']);
  const { dependencies, optionalDependencies } = JSON.parse(read('package.json'));
  const serving = { ...dependencies, ...optionalDependencies };
  expect([...packages].filter((name) => !(name in serving))).toEqual([]);
  expect([...packages]).toEqual(expect.arrayContaining(['express', 'kysely', 'nodemailer', 'pg', 'zod']));
  expect([...files]).toEqual(expect.arrayContaining(['server/database/backup-thread.ts', 'owner/company.ts']));
  expect([...files].filter((file) => /^(?:site\/(?!redirects)|widgets|admin|tests)\//.test(file))).toEqual([]);
});

/** Bytes of parts of earlier builds, which the first build of an image has not. */
function earlierParts(): number {
  const built = statSync(join(root, 'dist/index.html')).mtimeMs - 60 * 60 * 1000;
  const parts = ['site', 'staff'].flatMap((name) => {
    const assets = join(root, 'dist/assets', name);
    return readdirSync(assets).map((file) => statSync(join(assets, file)));
  });
  return parts.filter(({ mtimeMs }) => mtimeMs < built).reduce((sum, { size }) => sum + size, 0);
}

if (wholeSet) {
  let folder = '';
  let url = '';
  let child: ChildProcess;
  let said = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'northlume-container-'));
    await packServer(join(folder, 'server'));
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    chmodSync(folder, 0o755);
    const [, variables = ''] = /^ENV (.+)$/m.exec(read('Dockerfile')) ?? [];
    const image = Object.fromEntries(variables.split(' ').map((word) => word.split('=')));
    const admin = { ADMIN_EMAIL: owner.adminEmail, ADMIN_PASSWORD: owner.adminPassword };
    const place = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: join(folder, 'data'), SITE_ORIGIN: url };
    const env = { ...image, ...place, ...admin };
    child = spawn(join(folder, 'server/node'), ['server/main.ts'], { cwd: join(folder, 'server'), env });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
    await vi.waitFor(() => expect(said).toContain('The site is at'), 120_000);
  }, 600_000);
  afterAll(() => {
    child?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  test('what the Dockerfile’s steps pack, run without a container engine, serves pages, keeps a lead and signs staff in, with nothing of the repository beside it', async () => {
    expect(await (await fetch(url)).text()).toContain('<h1');
    const sent = await fetch(`${url}/api/contacts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify(booking),
    });
    expect([sent.status, said]).toEqual([201, expect.stringContaining('Warning: SMTP_URL is not set')]);
    expect((await fetch(`${url}/search?q=backup`)).status).toBe(200);
    const signIn = (password: string) =>
      fetch(`${url}${staffPaths.signIn}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url },
        body: JSON.stringify({ email: owner.adminEmail, password }),
      });
    expect([(await signIn('not the password')).status, (await signIn(owner.adminPassword)).status]).toEqual([401, 200]);
  });

  test('what the steps pack is at most 350 MB with the system’s 25', () => {
    const size = (path: string): number =>
      readdirSync(path, { withFileTypes: true }).reduce(
        (sum, entry) =>
          sum + (entry.isDirectory() ? size(join(path, entry.name)) : statSync(join(path, entry.name)).size),
        0,
      );
    // gcr.io/distroless/cc-debian12
    const system = 25_000_000;
    expect(size(join(folder, 'server')) - earlierParts() + system).toBeLessThan(350_000_000);
  });
}
