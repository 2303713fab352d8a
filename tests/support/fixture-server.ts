import { startServer } from '../../server/start.ts';

// The server as a process of its own, with its own limits, on the small site of FIXTURE_DIST.
const server = await startServer({ distDir: process.env.FIXTURE_DIST });
process.once('SIGTERM', () => void server.stop().then(() => process.disconnect?.()));
process.once('disconnect', () => void server.stop());
