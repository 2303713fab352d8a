import { startServer } from '../../server/start.ts';

// The server in its own process, with production limits, on the small site in FIXTURE_DIST.
const server = await startServer({ distDir: process.env.FIXTURE_DIST });
process.once('SIGTERM', () => void server.stop().then(() => process.disconnect?.()));
process.once('disconnect', () => void server.stop());
