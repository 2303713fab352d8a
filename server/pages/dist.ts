import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { createFinder, type Finder } from '../../shared/search/create-finder.ts';
import type { PostalTable } from '../../shared/tools/postal-code.ts';
import type { Resolver } from '../../site/redirects/create-resolver.ts';
import { createResolver } from '../../site/redirects/create-resolver.ts';
import type { RedirectData } from '../../site/redirects/redirect-data.ts';
import { setFileHeaders } from '../http/cache-rules.ts';
import type { ShellName } from '../http/shells/shell-names.ts';

/** What the build wrote down for old and mistyped addresses: the redirect check and the published posts. */
export type OldAddresses = {
  resolver: Resolver;
  /** Every page of the site. */
  pages: readonly string[];
  posts: readonly { path: string; title: string }[];
};

type SendFile = ReturnType<typeof sirv>;

/** The built site, as the server needs to know it. */
export type Dist = {
  /** Whether a path, in its canonical spelling, is a page. */
  hasPage(path: string): boolean;
  /** The HTML of a page, by its path, or of a shell, by its name. */
  html(of: ShellName | `/${string}`): string | undefined;
  oldAddresses(): OldAddresses | undefined;
  /** The search over its pages. */
  finder(): Finder | undefined;
  /** Which postal codes belong to which place. */
  postalTable(): PostalTable | undefined;
  /** CSP hashes of the styles inlined in a page, by its path, or in a shell, by its name. */
  styles(of: string): readonly string[];
  /** Answers with the file at a request's path, compressed if the client takes it; calls `next` when there is none. */
  sendFile: SendFile;
};

const canonicalSpelling = /^(\/|(\/[a-z0-9][a-z0-9_-]*)+)$/;
const hidden = new Set(['/index', '/404']);

/** One build: what was read of it, and what sends its files, whose sizes are read once. */
type Build = { folder: string | undefined; kept: Map<string, unknown>; sendFile: SendFile };

/**
 * Opens the built site in a folder. A build is swapped in as a whole (tools/lib/site-build.mjs): once another folder is
 * there, or its modification time is set, as `npm run dev` does after a change, everything is read again.
 */
export function openDist(dir: string): Dist {
  let build = openBuild(dir);

  function current(): Build {
    const folder = folderAt(dir);
    // For the moment of the swap there is none.
    if (folder !== undefined && folder !== build.folder) build = openBuild(dir);
    return build;
  }

  function read<T>(file: string, make: (text: string) => T): T | undefined {
    const { kept } = current();
    if (!kept.has(file)) {
      if (!existsSync(file)) return undefined;
      kept.set(file, make(readFileSync(file, 'utf8')));
    }
    return kept.get(file) as T;
  }

  const fileOf = (path: string) => join(dir, path === '/' ? 'index.html' : `${path}.html`);
  return {
    hasPage: (path) => canonicalSpelling.test(path) && !hidden.has(path) && existsSync(fileOf(path)),
    html: (of) => read(isPath(of) ? fileOf(of) : join(dir, '_server', 'shells', `${of}.html`), String),
    oldAddresses: () => read(join(dir, '_server', 'redirects.json'), parseOldAddresses),
    finder: () => read(join(dir, '_server', 'search-index.json'), createFinder),
    postalTable: () => read(join(dir, '_server', 'postal-codes.json'), parsePostalTable),
    styles: (of) => read(join(dir, '_server', 'styles.json'), parseStyles)?.[isPath(of) ? of : `shells/${of}`] ?? [],
    sendFile: (...request) => current().sendFile(...request),
  };
}

function openBuild(dir: string): Build {
  const folder = folderAt(dir);
  const options = { etag: true, brotli: true, gzip: true, extensions: ['html'], setHeaders: setFileHeaders };
  // Without a folder sirv throws.
  const sendFile: SendFile = folder ? sirv(dir, options) : (_req, _res, next) => next?.();
  return { folder, kept: new Map(), sendFile };
}

/** Tells one folder at a path from another one; undefined when there is none. */
function folderAt(dir: string): string | undefined {
  const stats = statSync(dir, { throwIfNoEntry: false });
  // A removed folder's number may be given to a new one.
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
