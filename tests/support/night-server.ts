import { startServer } from '../../server/start.ts';

// The server as a process of its own, whose clock stands a second before the hour of its nightly work when it begins.
const ahead = Date.UTC(2026, 10, 24, 7, 59, 59) - Date.now();
const System = Date;
const now = () => System.now() + ahead;
globalThis.Date = new Proxy(System, {
  construct: (_, given, made) => Reflect.construct(System, given.length > 0 ? given : [now()], made),
  get: (_, name) => (name === 'now' ? now : Reflect.get(System, name)),
});

const server = await startServer();
process.once('SIGTERM', () => void server.stop().then(() => process.disconnect?.()));
process.once('disconnect', () => void server.stop());
