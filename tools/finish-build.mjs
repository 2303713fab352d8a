import { constants, setPriority } from 'node:os';
import { main, say, seconds } from './lib/say.mjs';
import { finishSite } from './lib/site-build.mjs';

// Started by `npm start` next to the server: finishes optional parts of the build at low priority.
await main(async () => {
  setPriority(constants.priority.PRIORITY_LOW);
  const started = performance.now();
  await finishSite();
  say(`Share images and compression are done (${seconds(started)}).`);
});
