import { markPage } from '../support/lighthouse.ts';
import { startServerProcess } from '../support/server-process.ts';

/** Prints Lighthouse's performance mark of the landing pages, median of three runs each. */
const rounds = 3;

const server = await startServerProcess({ NODE_ENV: 'development' });
try {
  for (const path of ['/', '/contact-us']) {
    const marks: number[] = [];
    for (let round = 0; round < rounds; round++) marks.push((await markPage(server.url + path)).performance);
    marks.sort((one, other) => one - other);
    console.log(`  ${path.padEnd(34)} ${marks[Math.floor(rounds / 2)]} (runs: ${marks.join(', ')})`);
  }
} finally {
  await server.remove();
}
