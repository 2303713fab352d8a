import { createResolver } from '../../site/redirects/create-resolver.ts';
import { plannedSite } from '../support/redirects/planned-site.ts';
import vectors from '../support/redirects/vectors.json' with { type: 'json' };

/** Part of `npm run bench`: old, current and unknown addresses in turn. */
const addresses = vectors.map(({ path, search = '' }) => ({ path, search }));
const { resolveRedirect } = createResolver(plannedSite);
const rounds = Math.ceil(500_000 / addresses.length);

/** Per second of CPU time, which other processes do not affect. */
function perSecond(): number {
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) {
    for (const { path, search } of addresses) resolveRedirect(path, search);
  }
  const { user, system } = process.cpuUsage(before);
  return (rounds * addresses.length * 1_000_000) / (user + system);
}

const runs = Array.from({ length: 5 }, perSecond).sort((one, other) => one - other);
console.log(`  ${'resolutions a second on one core'.padEnd(34)} ${Math.round(runs[2] ?? 0)} (aim ≥ 200000)`);
