import fc from 'fast-check';
import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { campaignSearch } from '../../../site/redirects/campaign-search.ts';
import { createResolver } from '../../../site/redirects/create-resolver.ts';
import { overlong, readPath } from '../../../site/redirects/read-path.ts';
import { anyPath, anySearch, anySpelling } from '../../support/redirects/any-address.ts';
import { plannedSite } from '../../support/redirects/planned-site.ts';

const { resolveRedirect, rules } = createResolver(plannedSite);
const valid = new Set(plannedSite.valid);
const runs = { numRuns: 2000 };

test('an address leads to a page of this site, from which nothing leads on: no loop, no chain, no other host', () => {
  let redirected = 0;
  fc.assert(
    fc.property(anyPath, anySearch, (path, search) => {
      const target = resolveRedirect(path, search);
      if (target === null) return;
      redirected++;
      expect(target).toMatch(/^\/(?!\/)/);
      expect(valid).toContain(target);
      expect(Object.keys(plannedSite.aliases)).not.toContain(target);
      expect(resolveRedirect(target, search)).toBeNull();
    }),
    runs,
  );
  expect(redirected).toBeGreaterThan(200);
});

test('no page is ever redirected, in any spelling and with any query', () => {
  const spelled = fc.constantFrom(...plannedSite.valid).chain(anySpelling);
  fc.assert(
    fc.property(spelled, anySearch, (path, search) => {
      expect(resolveRedirect(path, search)).toBeNull();
    }),
    runs,
  );
});

test('every address of the legacy map leads where it says, with a slash or punctuation at its end and in capitals too', () => {
  for (const [from, to] of Object.entries(plannedSite.legacy)) {
    for (const path of [
      from,
      `${from}/`,
      `${from}.`,
      `${from}/).`,
      `${from}%20`,
      `${from}%E2%80%9D,`,
      from.toUpperCase(),
    ])
      expect([path, resolveRedirect(path)]).toEqual([path, to]);
  }
});

test('an address is matched without what copying adds at its end', () => {
  const ends = [...' \t\n/.,;:!?\'"()[]{}<>*\u00a0…”’»'];
  const sign = fc.constantFrom(...ends, 'a', 'é', '-');
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
      const last = signs.findLastIndex((one) => !ends.includes(one));
      expect(readPath(signs.join('')).path).toBe((last < 0 ? signs : signs.slice(0, last + 1)).join(''));
    }),
    runs,
  );
});

test('no address is long for a pattern: twice as many signs are twice the work', () => {
  const patterns = rules.flatMap((rule) => (rule.by === 'pattern' ? rule.pattern : []));
  for (const { source, flags } of [new RegExp(overlong, 's'), ...patterns])
    expect([source, analyse({ source, flags }).reports]).toEqual([source, []]);
});

test('an answer does not depend on what was asked before', () => {
  for (const rule of rules) if (rule.by === 'pattern') expect(rule.pattern.flags).not.toMatch(/[gy]/);
});

test('a redirect keeps the campaign parameters as they were written, in their order, and nothing else', () => {
  const pair = fc.tuple(
    fc.constantFrom(
      'utm_source',
      'utm_id',
      'gclid',
      'fbclid',
      'msclkid',
      'q',
      'xutm_a',
      'attachment_id',
      'utm',
      'utm_',
    ),
    fc.constantFrom('', '=', '=a', '=%2F%26', '=a=b'),
  );
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 6 }), (pairs) => {
      const kept = pairs.filter(([name]) => /^(utm_\w+|gclid|fbclid|msclkid)$/.test(name));
      const written = (some: typeof pairs) => some.map((one) => one.join('')).join('&');
      expect(campaignSearch(`?${written(pairs)}`)).toBe(kept.length > 0 ? `?${written(kept)}` : '');
    }),
  );
});
