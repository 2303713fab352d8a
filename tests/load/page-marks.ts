import { performanceMark, startLighthouse } from '../support/lighthouse.ts';
import { pageOfEachKind } from '../support/page-of-each-kind.ts';
import { startServerProcess } from '../support/server-process.ts';

/** Lighthouse's performance score of one page of each kind (median of three runs). */
const rounds = 3;

const server = await startServerProcess({ NODE_ENV: 'development' });
const lighthouse = await startLighthouse(performanceMark);
try {
  for (const { path } of pageOfEachKind()) {
    const marks: number[] = [];
    for (let round = 0; round < rounds; round++) marks.push((await lighthouse.mark(server.url + path)).performance);
    marks.sort((one, other) => one - other);
    console.log(`  ${path.padEnd(50)} ${marks[Math.floor(rounds / 2)]} (runs: ${marks.join(', ')})`);
  }
} finally {
  lighthouse.stop();
  await server.remove();
}
