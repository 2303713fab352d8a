import { expect, test } from 'vitest';
import { eraseMentions } from '../../../server/leads/erase-mentions.ts';
import { paths } from '../../../shared/http.ts';
import { erasurePaths } from '../../../shared/staff/erasures.ts';
import { eachDatabase } from '../../support/databases.ts';
import { tablesOf } from '../../support/importer.ts';
import { sendBooking } from '../../support/inbox.ts';
import { runsIn } from '../../support/runs-in.ts';
import { staffBrowser } from '../../support/staff.ts';
import { beforeRelease } from '../../support/whole-set.ts';

const typedWays = [
  'petra qzvíctim late',
  'petra qzvictim',
  'petra qzvi\u0301ctim',
  'ｐｅｔｒａ ｑｚｖíｃｔｉｍ',
  'petra qz\u200bvíctim',
  'pe\u00adtra qzvíctim',
  'qzvíctim, petra',
];

eachDatabase('an erased person', (database) => {
  test('is in no counted search word, however the name was typed, also if it is not saved yet', async () => {
    const server = await database.ownServer();
    const admin = staffBrowser(server);
    await admin.signIn();
    await sendBooking(server, { name: 'Petra Qzvíctim', email: 'petra@harbour.example' });
    const events = [...typedWays, 'backup rule'].map((words) => ({ event: 'search_empty', words }));
    await server.postJson(paths.events, { path: '/', events });
    await admin.json('POST', erasurePaths.erasures, { email: 'petra@harbour.example' });
    await server.refresh();
    const { events: kept } = await tablesOf(server.database, 'events');
    const details = kept.filter(({ event }) => event === 'search_empty').map(({ detail }) => detail);
    expect(details).toEqual(['backup rule']);
  });

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
