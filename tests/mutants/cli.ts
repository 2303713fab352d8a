import { writeFileSync } from 'node:fs';
import { openMutants } from '../../tools/lib/mutants.mjs';
import { main, say, seconds } from '../../tools/lib/say.mjs';
import { ensureBuilt } from '../../tools/lib/site-build.mjs';
import { claims } from './claims.ts';
import { claimsPage } from './claims-page.ts';

// `npm run test:mutants` breaks each claim of docs/security-claims.md and runs its test, which must fail. With words:
// only the claims that have them. With `--write`: writes that document.
await main(async () => {
  const words = process.argv.slice(2);
  if (words[0] === '--write') return writeFileSync('docs/security-claims.md', claimsPage());
  const chosen = claims.filter(({ says, test }) => words.every((word) => `${says} ${test}`.includes(word)));
  await ensureBuilt();
  const mutants = await openMutants();
  let wrong = 0;
  try {
    const fault = await mutants.passes(chosen);
    if (fault !== undefined) throw new Error(`These tests fail already without a mutation:\n${fault}`);
    for (const claim of chosen) {
      const started = performance.now();
      const [outcome] = await mutants.attempt(claim);
      if (outcome !== 'killed') wrong += 1;
      say(`${outcome === 'killed' ? '✓' : '✗'} ${outcome}: ${claim.says} (${seconds(started)})`);
    }
  } finally {
    mutants.remove();
  }
  say(`${chosen.length - wrong} killed, ${wrong} not`);
  if (wrong > 0) process.exitCode = 1;
});
