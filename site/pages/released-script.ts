import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const folder = 'site/public/widgets';

/** The newest version of the script for partners that may be pinned, and what it weighs. */
export type ReleasedScript = { version: string; integrity: string; bytes: { raw: number; brotli: number } };

/**
 * Reads the released versions (`npm run release-widgets` keeps them) and measures the newest.
 * @throws when none is released
 */
export function releasedScript(): ReleasedScript {
  const versions = readdirSync(folder).flatMap((file) => /^(\d+\.\d+\.\d+)\.js$/.exec(file)?.[1] ?? []);
  const version = versions.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })).at(-1);
  if (!version) throw new Error(`${folder} holds no version of the script: npm run release-widgets makes one.`);
  const script = readFileSync(join(folder, `${version}.js`));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return {
    version,
    integrity: readFileSync(join(folder, `${version}.sri.txt`), 'utf8').trim(),
    bytes: { raw: script.length, brotli: brotliCompressSync(script, { params }).length },
  };
}
