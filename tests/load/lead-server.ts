import { defaultLimitTable } from '../../server/guards/limits.ts';
import { startServer } from '../../server/start.ts';

/**
 * The production server without rate limits, so that leads are accepted, not refused; `USUAL_LIMITS` restores the
 * limits. Prints its address.
 */
const limits = Object.fromEntries(
  Object.entries(defaultLimitTable.limits).map(([name, limit]) => [
    name,
    { ...limit, points: 1e9, networkPoints: undefined },
  ]),
) as typeof defaultLimitTable.limits;

const mails = { ...defaultLimitTable.ceilings.mails, anHour: 1e9, domainAnHour: 1e9 };
const generous = { ...defaultLimitTable, limits, ceilings: { ...defaultLimitTable.ceilings, mails } };
const limitTable = process.env.USUAL_LIMITS ? defaultLimitTable : generous;
const server = await startServer({ port: 0, host: '127.0.0.1', limitTable });
console.log(server.url);
process.once('SIGTERM', () => void server.stop());
