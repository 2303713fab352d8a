import { createOwnContentEngine } from './engine/own-content/create-own-content-engine.ts';

/**
 * Writes what the texts of the assistant's answers mean into a built site, so that no server has to work it out. Part of
 * `npm run build`. Without the model's packages there is nothing to write.
 */
// The thread of the model does not keep a process alive.
const waits = setInterval(() => undefined, 60_000);
await createOwnContentEngine(process.argv[2] ?? 'dist', { inTwo: true }).prepare();
clearInterval(waits);
process.exit();
