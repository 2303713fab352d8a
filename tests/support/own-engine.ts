import {
  createOwnContentEngine,
  type OwnContentEngine,
} from '../../server/chat/engine/own-content/create-own-content-engine.ts';
import { dist } from './built-site.ts';

/** Waits for meanings however busy the machine is. */
const patience = 120_000;

/** Of the built site, by today's clock: one a worker, as loading the model takes a second of processor time. */
let usual: Promise<OwnContentEngine> | undefined;

/** Knows words and meanings of the built site from its first answer on. */
export function ownEngine(clock?: () => Date, folder = dist): Promise<OwnContentEngine> {
  if (clock || folder !== dist) return prepared(clock, folder);
  usual ??= prepared(clock, folder);
  return usual;
}

async function prepared(clock: (() => Date) | undefined, folder: string): Promise<OwnContentEngine> {
  const engine = createOwnContentEngine(folder, { patience, ...(clock ? { clock } : {}) });
  // The thread of the model does not keep a process alive.
  const waits = setInterval(() => undefined, patience);
  const knowsMeanings = await engine.prepare();
  clearInterval(waits);
  if (!knowsMeanings) throw new Error('The model could not be loaded; words alone would answer');
  return engine;
}
