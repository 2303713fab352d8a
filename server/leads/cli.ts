import { homeTime } from '../../shared/company/hours.ts';
import { runListing } from '../database/listing-command.ts';
import { csvFile } from '../format/csv.ts';
import { leadColumns, leadLine, listLeads } from './lead-list.ts';

const usage = `npm run leads -- list     one line a lead: reference, ${homeTime}, email, form, state
npm run leads -- export   every field as CSV: npm run --silent leads -- export > leads.csv`;

await runListing(usage, {
  list: async function* (read) {
    for await (const lead of listLeads(read)) yield `${leadLine(lead)}\n`;
  },
  export: (read) => csvFile(leadColumns, listLeads(read)),
});
