import { runListing } from '../database/listing-command.ts';
import { csvFile } from '../format/csv.ts';
import { gapColumns, gapLine, listGaps } from './gap-list.ts';

const usage = `npm run assistant -- list     what the assistant did not know and which answers did not help, one line each
npm run assistant -- export   the same as CSV: npm run --silent assistant -- export > assistant.csv`;

await runListing(usage, {
  list: async function* (read) {
    for await (const gap of listGaps(read)) yield `${gapLine(gap)}\n`;
  },
  export: (read) => csvFile(gapColumns, listGaps(read)),
});
