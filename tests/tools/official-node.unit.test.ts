import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { isOfficialNode } from '../../tools/lib/official-node.mjs';
import { node } from '../../tools/lib/paths.mjs';
import { serverNode } from '../../tools/lib/server-node.mjs';

const [version, platform] = ['24.1.0', 'linux-x64'];
const archiveName = `node-v${version}-${platform}.tar.gz`;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'northlume-node-'));
  return () => rmSync(folder, { recursive: true });
});

/** A stand-in for nodejs.org, with an archive in which the program is these words. */
async function standIn(words: string, sum?: string): Promise<string> {
  const inside = join(folder, `node-v${version}-${platform}`, 'bin');
  mkdirSync(inside, { recursive: true });
  writeFileSync(join(inside, 'node'), words);
  execFileSync('tar', ['-czf', join(folder, archiveName), '-C', folder, `node-v${version}-${platform}`]);
  const archive = readFileSync(join(folder, archiveName));
  const listed = sum ?? createHash('sha256').update(archive).digest('hex');
  const files: Record<string, string | Buffer> = {
    [`/v${version}/SHASUMS256.txt`]: `${'0'.repeat(64)}  other.tar.gz\n${listed}  ${archiveName}\n`,
    [`/v${version}/${archiveName}`]: archive,
  };
  const server = createServer((req, res) => {
    const file = files[req.url ?? ''];
    res.writeHead(file ? 200 : 404).end(file);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a program is the one of nodejs.org if its bytes are those of the archive, and the archive’s sum is in the list', async () => {
  const file = join(folder, 'node');
  writeFileSync(file, 'program');
  const asked = { file, version, platform };
  expect(await isOfficialNode({ ...asked, dist: await standIn('program') })).toBe(true);
  expect(await isOfficialNode({ ...asked, dist: await standIn('program, changed') })).toBe(false);
  await expect(isOfficialNode({ ...asked, dist: await standIn('program', 'f'.repeat(64)) })).rejects.toThrow(
    'another checksum',
  );
  expect(await isOfficialNode({ ...asked, dist: 'http://127.0.0.1:9' })).toBeUndefined();
});

test('the machine’s own Node serves from version 24 on, else the one of the package', async () => {
  const own = (says: string) => {
    const path = mkdtempSync(join(folder, 'bin-'));
    writeFileSync(join(path, 'node'), `#!/bin/sh\necho ${says}\n`);
    chmodSync(join(path, 'node'), 0o755);
    return path;
  };
  const ofPackages = join(own('v30.0.0'), 'node_modules');
  const [old, current] = [own('v22.21.0'), own('v24.3.0')];
  expect(await serverNode([ofPackages, current].join(delimiter))).toEqual({
    program: join(current, 'node'),
    version: '24.3.0',
  });
  for (const path of [old, own('nonsense'), join(folder, 'empty'), ''])
    expect(await serverNode(path)).toEqual({ program: node });
});
