import { runListing } from '../database/listing-command.ts';
import { csvFile } from '../format/csv.ts';
import { gapColumns, gapLine, listGaps } from './gap-list.ts';
import { runBench } from './run-bench.ts';

const usage = `npm run assistant -- list     what the assistant did not know and which answers did not help, one line each
npm run assistant -- export   the same as CSV: npm run --silent assistant -- export > assistant.csv
npm run assistant -- bench    how good, how dear and how fast its answers are, with the model of the settings; a number after it: the price of a million tokens`;

const [, , command, price] = process.argv;
if (command === 'bench') {
  await runBench(price === undefined ? undefined : Number(price));
  process.exit(0);
}
await runListing(usage, {
  list: async function* (read) {
    for await (const gap of listGaps(read)) yield `${gapLine(gap)}\n`;
  },
  export: (read) => csvFile(gapColumns, listGaps(read)),
});
