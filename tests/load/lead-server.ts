import { defaultLimitTable } from '../../server/guards/limits.ts';
import { startServer } from '../../server/start.ts';

/**
 * The whole server as it runs in production, with limits that one loud client does not reach: the benchmark
 * measures how fast leads are kept, not how fast they are refused. With `USUAL_LIMITS` it has those of production.
 * Prints its address.
 */
const limits = Object.fromEntries(
  Object.entries(defaultLimitTable.limits).map(([name, limit]) => [name, { ...limit, points: 1e9 }]),
) as typeof defaultLimitTable.limits;

const limitTable = process.env.USUAL_LIMITS ? defaultLimitTable : { ...defaultLimitTable, limits };
const server = await startServer({ port: 0, host: '127.0.0.1', limitTable });
console.log(server.url);
process.once('SIGTERM', () => void server.stop());
