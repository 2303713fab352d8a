import { ensureInstalled } from './lib/install.mjs';
import { node } from './lib/paths.mjs';
import { runInForeground } from './lib/run-in-foreground.mjs';
import { main, Problem } from './lib/say.mjs';

// Runs a TypeScript file with the pinned Node: node tools/run.mjs server/leads/cli.ts list
// `--development` before the file: it needs packages that serving and building do not.
await main(async () => {
  const words = process.argv.slice(2);
  const development = words[0] === '--development';
  const [entry, ...args] = development ? words.slice(1) : words;
  if (!entry) throw new Problem('Which file? For example: node tools/run.mjs server/leads/cli.ts list');
  await ensureInstalled({ development });
  await runInForeground(node, [entry, ...args]);
});
