import { Session } from 'node:inspector/promises';

/**
 * How often the functions of a server module, and the parts of them, run while something is done. Unlike a time, it is the
 * same on every machine.
 * @param module such as `server/app.ts`
 * @param name counts the calls of this function alone
 */
export async function runsIn(module: string, work: () => Promise<unknown>, name?: string): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  try {
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const script = result.find(({ url }) => url.endsWith(`/${module}`));
    if (!script) throw new Error(`${module} is not used`);
    const ranges = script.functions.flatMap((one) => {
      if (name === undefined) return one.ranges;
      return one.functionName === name ? one.ranges.slice(0, 1) : [];
    });
    return ranges.reduce((sum, { count }) => sum + count, 0);
  } finally {
    session.disconnect();
  }
}
