import { ensureInstalled } from './lib/install.mjs';
import { node } from './lib/paths.mjs';
import { runInForeground } from './lib/run-in-foreground.mjs';
import { main, Problem } from './lib/say.mjs';

// Runs a TypeScript file with the pinned Node: node tools/run.mjs server/leads/cli.ts list
await main(async () => {
  const [entry, ...args] = process.argv.slice(2);
  if (!entry) throw new Problem('Which file? For example: node tools/run.mjs server/leads/cli.ts list');
  await ensureInstalled();
  await runInForeground(node, [entry, ...args]);
});
