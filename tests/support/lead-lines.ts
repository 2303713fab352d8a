import { openForReading } from '../../server/database/database.ts';

/** All leads, oldest first, one line each with all fields. */
export async function leadLines(dataDir: string): Promise<string[]> {
  const { read, close } = openForReading({ dataDir });
  try {
    const leads = await read.selectFrom('leads').selectAll().orderBy('id').execute();
    return leads.map((lead) => JSON.stringify(lead));
  } finally {
    await close();
  }
}
