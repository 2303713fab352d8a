import {
  createOwnContentEngine,
  type OwnContentEngine,
} from '../../server/chat/engine/own-content/create-own-content-engine.ts';
import { dist } from './built-site.ts';

/** Waits for meanings however busy the machine is. */
const patience = 120_000;

/** Knows words and meanings of the built site from its first answer on. */
export async function ownEngine(clock?: () => Date, folder = dist): Promise<OwnContentEngine> {
  const engine = createOwnContentEngine(folder, { patience, ...(clock ? { clock } : {}) });
  // The thread of the model does not keep a process alive.
  const waits = setInterval(() => undefined, patience);
  await engine.prepare();
  clearInterval(waits);
  return engine;
}
