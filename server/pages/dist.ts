import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import type { PostalTable } from '../../shared/tools/postal-code.ts';
import type { Resolver } from '../../site/redirects/create-resolver.ts';
import { createResolver } from '../../site/redirects/create-resolver.ts';
import type { PostLink, RedirectData } from '../../site/redirects/redirect-data.ts';
import { setFileHeaders } from '../http/cache-rules.ts';
import type { ShellName } from '../http/shells/shell-names.ts';

export type OldAddresses = {
  resolver: Resolver;
  pages: readonly string[];
  posts: readonly PostLink[];
};

type SendFile = ReturnType<typeof sirv>;

export type Dist = {
  /** The path is in canonical spelling. */
  hasPage(path: string): boolean;
  /** By path of a page or name of a shell. */
  html(of: ShellName | `/${string}`): string | undefined;
  oldAddresses(): OldAddresses | undefined;
  /** What `createFinder` reads. */
  searchIndex(): string | undefined;
  postalTable(): PostalTable | undefined;
  /** CSP hashes of inlined styles, by path of a page or name of a shell. */
  styles(of: string): readonly string[];
  /** Calls `next` if there is no such file. */
  sendFile: SendFile;
};

const canonicalSpelling = /^(\/|(\/[a-z0-9][a-z0-9_-]*)+)$/;
const hidden = new Set(['/index', '/404']);

/** `sendFile` reads the files' sizes only once. */
type Build = { folder: string | undefined; cache: Map<string, unknown>; sendFile: SendFile };

/**
 * Reads the built site again when a build swaps the folder (tools/lib/site-build.mjs) or changes its modification time,
 * as `npm run dev` does.
 */
export function openDist(dir: string): Dist {
  let build = openBuild(dir);

  function current(): Build {
    const folder = folderAt(dir);
    // Missing during a swap.
    if (folder !== undefined && folder !== build.folder) build = openBuild(dir);
    return build;
  }

  function read<T>(file: string, make: (text: string) => T): T | undefined {
    const { cache } = current();
    if (!cache.has(file)) {
      if (!existsSync(file)) return undefined;
      cache.set(file, make(readFileSync(file, 'utf8')));
    }
    return cache.get(file) as T;
  }

  const fileOf = (path: string) => join(dir, path === '/' ? 'index.html' : `${path}.html`);
  return {
    hasPage: (path) => canonicalSpelling.test(path) && !hidden.has(path) && existsSync(fileOf(path)),
    html: (of) => read(isPath(of) ? fileOf(of) : join(dir, '_server', 'shells', `${of}.html`), String),
    oldAddresses: () => read(join(dir, '_server', 'redirects.json'), parseOldAddresses),
    searchIndex: () => read(join(dir, '_server', 'search-index.json'), String),
    postalTable: () => read(join(dir, '_server', 'postal-codes.json'), parsePostalTable),
    styles: (of) => read(join(dir, '_server', 'styles.json'), parseStyles)?.[isPath(of) ? of : `shells/${of}`] ?? [],
    sendFile: (...request) => current().sendFile(...request),
  };
}

function openBuild(dir: string): Build {
  const folder = folderAt(dir);
  const options = { etag: true, brotli: true, gzip: true, extensions: ['html'], setHeaders: setFileHeaders };
  // sirv throws without a folder.
  const sendFile: SendFile = folder ? sirv(dir, options) : (_req, _res, next) => next?.();
  return { folder, cache: new Map(), sendFile };
}

function folderAt(dir: string): string | undefined {
  const stats = statSync(dir, { throwIfNoEntry: false });
  // A new folder may get the inode of a removed one.
  return stats && `${stats.ino} ${stats.mtimeMs}`;
}

const isPath = (of: string) => of.startsWith('/');

function parseStyles(json: string): Record<string, string[]> {
  return JSON.parse(json) as Record<string, string[]>;
}

function parsePostalTable(json: string): PostalTable {
  return JSON.parse(json) as PostalTable;
}

function parseOldAddresses(json: string): OldAddresses {
  const { data, posts } = JSON.parse(json) as { data: RedirectData; posts: OldAddresses['posts'] };
  return { resolver: createResolver(data), pages: data.valid, posts };
}
