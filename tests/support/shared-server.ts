import { startServer } from '../../server/start.ts';
import { generousLimits } from './server.ts';
import { wakeMails } from './statements.ts';
import { wholeSet } from './whole-set.ts';

// server/main.ts with a clock that tests can advance (ServerProcess.pass), and without per-address limits unless
// USUAL_LIMITS is set. PREPARES_CHAT: ready for the first question, as in production.
let ahead = Number(process.env.CLOCK_AHEAD ?? 0);
const limits = process.env.USUAL_LIMITS ? {} : { limitTable: generousLimits };
const starting = startServer({ ...limits, now: () => Date.now() + ahead });
process.on('message', async (milliseconds: number) => {
  ahead = milliseconds;
  const { database } = await starting;
  // Otherwise the mail worker notices within half a minute; `test:all` waits for that.
  if (!wholeSet) wakeMails(database).catch(() => undefined);
});
const server = await starting;
// Without it the meanings are loaded at the first question, which costs a second of processor time.
if (process.env.PREPARES_CHAT) server.prepare();
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  // The channel of `pass` would keep the process alive.
  process.once(signal, () => void server.stop().then(() => process.disconnect?.()));
}
// The parent exited without a signal.
process.once('disconnect', () => void server.stop());
