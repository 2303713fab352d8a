import { openDatabase } from '../../server/database/database.ts';
import { createLeads } from '../../server/leads/create-leads.ts';
import { bookingLead } from './lead-requests.ts';

/** Stores leads until killed, and prints each answered reference. DATA_DIR and DATABASE_URL select the database. */
const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl, ROUND: round } = process.env;
const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined });
const leads = createLeads(database);
let count = 0;

async function writeForever(): Promise<never> {
  for (;;) {
    count += 1;
    // Confirmations per mailbox and day are limited.
    const email = `visitor-${round}-${count}@visitor.example`;
    const kept = await leads.keep(bookingLead({ idempotencyKey: `round ${round}, lead ${count}` }, { email }));
    if (kept.status !== 'conflict') process.stdout.write(`${kept.reference}\n`);
  }
}

await Promise.all(Array.from({ length: 20 }, writeForever));
