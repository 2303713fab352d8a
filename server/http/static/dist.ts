import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resolver } from '../../../site/redirects/create-resolver.ts';
import { createResolver } from '../../../site/redirects/create-resolver.ts';
import type { RedirectData } from '../../../site/redirects/redirect-data.ts';
import { createFinder, type Finder } from '../../../widgets/contract/create-finder.ts';
import type { PostalTable } from '../../../widgets/contract/postal-code.ts';
import type { ShellName } from '../shells/shell-names.ts';
import { watchFolder } from './watched-folder.ts';

/** What the build wrote down for old and mistyped addresses: the redirect check and the published posts. */
export type OldAddresses = {
  resolver: Resolver;
  /** Every page of the site. */
  pages: readonly string[];
  posts: readonly { path: string; title: string }[];
};

/** The built site, as the server needs to know it. */
export type Dist = {
  dir: string;
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
  /** When a file of it, by its path inside, was last changed, in milliseconds; undefined when there is none. */
  changedAt(path: string): number | undefined;
  close(): void;
};

const canonicalSpelling = /^(\/|(\/[a-z0-9][a-z0-9_-]*)+)$/;
const hidden = new Set(['/index', '/404']);

/** Opens a build folder and watches it, so that a site which is built while the server runs is seen at once. */
export function openDist(dir: string): Dist {
  const fileOf = (path: string) => join(dir, path === '/' ? 'index.html' : `${path}.html`);
  const { changedAt, close } = watchFolder(dir);
  const read = createReader(changedAt);
  return {
    dir,
    hasPage: (path) => canonicalSpelling.test(path) && !hidden.has(path) && changedAt(fileOf(path)) !== undefined,
    html: (of) => read(isPath(of) ? fileOf(of) : join(dir, '_server', 'shells', `${of}.html`), String),
    oldAddresses: () => read(join(dir, '_server', 'redirects.json'), parseOldAddresses),
    finder: () => read(join(dir, '_server', 'search-index.json'), createFinder),
    postalTable: () => read(join(dir, '_server', 'postal-codes.json'), parsePostalTable),
    styles: (of) => read(join(dir, '_server', 'styles.json'), parseStyles)?.[isPath(of) ? of : `shells/${of}`] ?? [],
    changedAt: (path) => changedAt(join(dir, path)),
    close,
  };
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

/** Reads a file and keeps what was made of it, until the file changes. */
function createReader(changedAt: (file: string) => number | undefined) {
  const kept = new Map<string, { changed: number; value: unknown }>();
  return <T>(file: string, make: (text: string) => T): T | undefined => {
    const before = kept.get(file);
    const changed = changedAt(file);
    if (changed === undefined) return undefined;
    if (before?.changed === changed) return before.value as T;
    const value = make(readFileSync(file, 'utf8'));
    kept.set(file, { changed, value });
    return value;
  };
}
