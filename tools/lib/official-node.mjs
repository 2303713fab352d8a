// Node’s own hashes and `tar`: one file out of one archive.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Problem } from './say.mjs';

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

async function get(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(120_000) }).catch(() => undefined);
  return answer?.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
}

/**
 * Whether a program is byte for byte the one of nodejs.org: the archive has the sum that SHASUMS256.txt names, and the
 * program is the one in it.
 * @param {{ file: string, version: string, platform: string, dist?: string }} node platform: as in nodejs.org's names, such as `linux-x64`
 * @returns {Promise<boolean | undefined>} undefined if nodejs.org does not answer
 * @throws {Problem} if the archive is not the one of the list
 */
export async function isOfficialNode({ file, version, platform, dist = 'https://nodejs.org/dist' }) {
  const isWindows = platform.startsWith('win');
  const name = isWindows ? `${platform}/node.exe` : `node-v${version}-${platform}.tar.gz`;
  const [list, archive] = await Promise.all(['SHASUMS256.txt', name].map((path) => get(`${dist}/v${version}/${path}`)));
  if (!list || !archive) return undefined;
  const line = list
    .toString()
    .split('\n')
    .find((text) => text.endsWith(`  ${name}`));
  if (line !== `${sha256(archive)}  ${name}`)
    throw new Problem(`${name} has another checksum than SHASUMS256.txt names`);
  const inside = `node-v${version}-${platform}/bin/node`;
  const official = isWindows
    ? archive
    : execFileSync('tar', ['-xzOf', '-', inside], { input: archive, maxBuffer: 1_000_000_000 });
  return sha256(official) === sha256(readFileSync(file));
}
