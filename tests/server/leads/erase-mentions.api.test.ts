import { expect } from 'vitest';
import { eraseMentions } from '../../../server/leads/erase-mentions.ts';
import { eachDatabase } from '../../support/databases.ts';
import { tablesOf } from '../../support/importer.ts';
import { runsIn } from '../../support/runs-in.ts';
import { beforeRelease } from '../../support/whole-set.ts';

eachDatabase('an erased person', (database) => {
  beforeRelease('takes no more work to be looked for by how many names they gave and others typed', async () => {
    const server = await database.server();
    const of = { day: '2026-11-20', path: '/', page_kind: '', widget: '', field: '', metric: '', value: 0, count: 1 };
    const typed = Array.from({ length: 2_000 }, (_, at) => ({
      ...of,
      event: 'search_empty',
      detail: `word${at} more`,
    }));
    const numbers = Array.from({ length: 3_000 }, (_, at) => at);
    await server.database.transaction().execute((trx) => trx.insertInto('events').values(typed).execute());
    const words = {
      emails: ['quenby.zorn@harbour.example'],
      names: [...numbers.map((at) => `Zorn${at} Quenby`), 'Word7 More'],
      companies: numbers.map((at) => `Vexillum ${at}`),
      phones: numbers.map((at) => `416 556 ${String(at).padStart(4, '0')}`),
    };
    const look = () => server.database.transaction().execute((trx) => eraseMentions(trx, words));
    expect(await runsIn('server/leads/erase-mentions.ts', look)).toBeLessThan(400_000);
    const { events } = await tablesOf(server.database, 'events');
    expect(events.map(({ detail }) => detail)).not.toContain('word7 more');
    expect(events.length).toBeGreaterThan(1_990);
  });
});
