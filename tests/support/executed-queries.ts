import { readdirSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { root } from './repository.ts';

/** Matches the start of a Kysely statement, the transaction's `insert`, and raw SQL. */
const query = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\binsert\(\s*["']|\bsql(?:<[^`\n]*>)?`|\bsql\)?`/g;

const moduleNames = () =>
  readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `server/${name.replaceAll('\\', '/')}`)
    .filter((name) => readFileSync(join(root, name), 'utf8').match(query))
    .sort();

/** Records which server functions run in this process. */
export async function watchQueries() {
  // V8 discards the code of unused functions, and with it their counts.
  setFlagsFromString('--no-flush-bytecode');
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Debugger.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

  return {
    /** Server functions that contain a query and have not run: `module: function`. */
    async notRun(): Promise<string[]> {
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const missing: string[] = [];
      for (const name of moduleNames()) {
        const script = result.find(({ url }) => url.endsWith(`/${name}`));
        if (!script) missing.push(`${name}: is not used`);
        else missing.push(...(await idleQueries(script)).map((idle) => `${name}: ${idle}`));
      }
      session.disconnect();
      return missing;
    },
  };

  async function idleQueries({ scriptId, functions }: Script): Promise<string[]> {
    const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId });
    const idle = [...scriptSource.matchAll(query)].flatMap(({ index }) => {
      const around = functions
        .map(({ functionName, ranges: [whole] }) => ({ functionName, ...(whole as Range) }))
        .filter(({ startOffset, endOffset }) => startOffset <= index && index < endOffset)
        .sort((one, other) => other.startOffset - one.startOffset);
      if (around[0]?.count !== 0) return [];
      const line = scriptSource.slice(index, index + 60).split('\n')[0];
      return [around.find(({ functionName }) => functionName)?.functionName || `…${line}`];
    });
    return [...new Set(idle)];
  }
}

type Range = { startOffset: number; endOffset: number; count: number };
type Script = { scriptId: string; functions: { functionName: string; ranges: Range[] }[] };
