import { canonicalPath } from './canonical-path.ts';
import { oldPath } from './old-path.ts';
import type { RedirectData } from './redirect-data.ts';
import { rulesInOrder } from './rules-in-order.ts';
import { rulesToAsk } from './rules-to-ask.ts';

/** What becomes of an address: the rule that fired, and where it leads (null: nowhere). */
export type Decision = { rule: string; why: string; to: string | null };

const isPage: Decision = { rule: 'valid', why: 'There is a page at this address.', to: null };
const isFile: Decision = { rule: 'valid', why: 'There is a file at this address.', to: null };
const isUnknown: Decision = { rule: 'none', why: 'No rule knows this address.', to: null };

/** Paths that may have a canonical spelling beside the one that `oldPath` gives. */
const otherSpelling = /\/(?:\/|index)|\.html$|\/$/;

/** The redirect check for old addresses (specification, section 4; decisions, "Legacy redirects"). Pure; made once per build. */
export function createResolver(data: RedirectData) {
  const valid = new Set(data.valid);
  const files = new Set(data.files.map((path) => path.toLowerCase()));
  const rules = rulesInOrder(data);
  const rulesFor = rulesToAsk(rules);

  /** Which rule fires for `path` (as requested) with `search` (`?a=b`, or empty), and why. */
  function explain(path: string, search = ''): Decision {
    const old = oldPath(path);
    if (valid.has(old)) return isPage;
    if (otherSpelling.test(old)) {
      const page = canonicalPath(path);
      if (page !== undefined && valid.has(page)) return isPage;
    }
    if (files.has(old)) return isFile;
    for (const { rule, targetFor } of rulesFor(old)) {
      const to = targetFor(old, search);
      // A build refuses targets that are not there; a draft build only warns, and then not found is the truth.
      if (to !== undefined) return { rule: rule.name, why: rule.why, to: valid.has(to) ? to : null };
    }
    return isUnknown;
  }

  return {
    rules,
    explain,
    /** Path that an old address leads to: always a page of this site. Null for a page in any spelling, and for an unknown address. */
    resolveRedirect: (path: string, search = ''): string | null => explain(path, search).to,
  };
}

export type Resolver = ReturnType<typeof createResolver>;
