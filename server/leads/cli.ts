import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openForReading } from '../database/database.ts';
import { readSettings } from '../settings/settings.ts';
import { leadLine, leadsCsv, listLeads } from './lead-list.ts';

/** `npm run leads -- list` and `npm run leads -- export`, also while the server runs. */
const usage = `npm run leads -- list     one line a lead: reference, Toronto time, email, form, state
npm run leads -- export   every field as CSV: npm run --silent leads -- export > leads.csv`;

async function main(command: string | undefined): Promise<void> {
  if (command !== 'list' && command !== 'export') throw new Error(usage);
  const database = openForReading(readSettings(process.env));
  try {
    const leads = listLeads(database.read);
    await pipeline(Readable.from(command === 'list' ? lines(leads) : leadsCsv(leads)), process.stdout, { end: false });
  } finally {
    await database.close();
  }
}

async function* lines(leads: ReturnType<typeof listLeads>): AsyncGenerator<string> {
  for await (const lead of leads) yield `${leadLine(lead)}\n`;
}

try {
  await main(process.argv[2]);
} catch (error) {
  // Whoever reads only the first lines (`| head`) has had enough.
  if ((error as { code?: string }).code !== 'EPIPE') {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
