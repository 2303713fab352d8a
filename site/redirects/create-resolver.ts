import { readPath } from './read-path.ts';
import type { RedirectData } from './redirect-data.ts';
import { targetOf } from './rule.ts';
import { redirectRules } from './rules.ts';

/** `to`: null if the address is not redirected. */
type Decision = {
  rule: string;
  why: string;
  to: string | null;
};

/** docs/product.md, section 4. Pure; created once per build. */
export function createResolver(data: RedirectData) {
  const valid = new Set(data.valid);
  const files = new Set(data.files.map((path) => path.toLowerCase()));
  const rules = redirectRules(data);

  /**
   * @param requested raw path
   * @param search `?a=b` or empty
   */
  function explain(requested: string, search = ''): Decision {
    const { path, page } = readPath(requested);
    if (page !== undefined && valid.has(page))
      return { rule: 'valid', why: 'There is a page at this address.', to: null };
    if (files.has(path)) return { rule: 'valid', why: 'There is a file at this address.', to: null };
    for (const rule of rules) {
      const to = targetOf(rule, path, search);
      if (to !== undefined) return { rule: rule.name, why: rule.why, to: valid.has(to) ? to : null };
    }
    return { rule: 'none', why: 'No rule matches this address.', to: null };
  }

  return {
    rules,
    explain,
    /** Always a page of this site; null for a page in any spelling and for an unknown address. */
    resolveRedirect: (path: string, search = ''): string | null => explain(path, search).to,
  };
}

export type Resolver = ReturnType<typeof createResolver>;
