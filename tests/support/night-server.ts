import { startServer } from '../../server/start.ts';

// The server in its own process. Until it has started, its clock stays one second before the nightly work.
const night = Date.UTC(2026, 10, 24, 7, 59, 59);
const System = Date;
let began: number | undefined;
const now = () => night + (began === undefined ? 0 : System.now() - began);
globalThis.Date = new Proxy(System, {
  construct: (_, given, made) => Reflect.construct(System, given.length > 0 ? given : [now()], made),
  get: (_, name) => (name === 'now' ? now : Reflect.get(System, name)),
});

const server = await startServer();
began = System.now();
process.once('SIGTERM', () => void server.stop().then(() => process.disconnect?.()));
process.once('disconnect', () => void server.stop());
