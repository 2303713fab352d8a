import { startServer } from '../../server/start.ts';
import { generousLimits } from './server.ts';
import { wakeMails } from './statements.ts';
import { wholeSet } from './whole-set.ts';

// The server as a process of its own, as server/main.ts starts it, but with a clock that a test may set ahead
// (ServerProcess.pass), and for many visitors at one address unless USUAL_LIMITS is set.
let ahead = Number(process.env.CLOCK_AHEAD ?? 0);
const limits = process.env.USUAL_LIMITS ? {} : { limitTable: generousLimits };
const starting = startServer({ ...limits, now: () => Date.now() + ahead });
process.on('message', async (milliseconds: number) => {
  ahead = milliseconds;
  const { database } = await starting;
  // By itself the mail worker notices within half a minute: `test:all` waits for that.
  if (!wholeSet) wakeMails(database).catch(() => undefined);
});
const server = await starting;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  // The channel that `pass` uses would keep it alive.
  process.once(signal, () => void server.stop().then(() => process.disconnect?.()));
}
// The parent process has exited without a signal.
process.once('disconnect', () => void server.stop());
