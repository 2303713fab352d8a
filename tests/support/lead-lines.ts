import { openForReading } from '../../server/database/database.ts';

/** Oldest first. */
export async function leadLines(dataDir: string): Promise<string[]> {
  const { read, close } = openForReading({ dataDir });
  try {
    const leads = await read.selectFrom('leads').selectAll().orderBy('id').execute();
    return leads.map((lead) => JSON.stringify(lead));
  } finally {
    await close();
  }
}
