import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { outFolder } from './output-address.ts';

const folder = 'owner/public/widgets';

export type PartnersScript = {
  path: string;
  /** Set for a released, immutable version. */
  pinned?: { version: string; integrity: string };
  bytes: { raw: number; brotli: number };
};

/** The newest released partner script (`npm run release-widgets`); before the first release, the current build. */
export function partnersScript(): PartnersScript {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const versions = files.flatMap((file) => /^(\d+\.\d+\.\d+)\.js$/.exec(file)?.[1] ?? []);
  const version = versions.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })).at(-1);
  const script = readFileSync(version ? join(folder, `${version}.js`) : join(outFolder, 'widgets.js'));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const bytes = { raw: script.length, brotli: brotliCompressSync(script, { params }).length };
  if (!version) return { path: '/widgets.js', bytes };
  const integrity = readFileSync(join(folder, `${version}.sri.txt`), 'utf8').trim();
  return { path: `/widgets/${version}.js`, pinned: { version, integrity }, bytes };
}

export function scriptTag(origin: string, { path, pinned }: PartnersScript): string {
  const integrity = pinned ? ` integrity="${pinned.integrity}" crossorigin="anonymous"` : '';
  return `<script async src="${origin}${path}"${integrity}></script>`;
}
