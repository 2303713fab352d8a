import { keepingPaths } from '../../../widgets/contract/keeping.ts';
import { Refusal } from '../refusal.ts';
import { type Route, writeRoute } from '../route.ts';
import { memberOf } from './staff-sessions.ts';

const admin = { access: { staff: 'admin' }, limit: 'staff' } as const;

/** What was deleted, the backups, and a restore test. */
export const staffKeeping: readonly Route[] = [
  {
    ...admin,
    method: 'GET',
    path: keepingPaths.keeping,
    summary: 'What the nightly work deleted (counts alone), the backups, and what restore tests found.',
    handle: async ({ services }) => ({ status: 200, json: await services.keeping.read() }),
  },
  writeRoute({
    ...admin,
    method: 'POST',
    path: keepingPaths.restoreTest,
    summary: 'Restore the newest backup into a second file and compare it.',
    judged: false,
    handle: async (exchange) => {
      const test = await exchange.services.keeping.testRestore(memberOf(exchange));
      if (test === 'no-backup') throw new Refusal('not-found');
      if (test === 'no-room') throw new Refusal(test);
      return { status: 200, json: test };
    },
  }),
];
