/** Something done every night. */
export type NightlyTask = { name: string; run(): Promise<unknown> };

export type NightlyParts = {
  /** Done one after the other; one that fails is reported and does not hold the next. */
  tasks: readonly NightlyTask[];
  clock: () => Date;
  onProblem: (message: string, error: unknown) => void;
};

/** The hour (UTC) in which nobody writes: 03:00 or 04:00 in Toronto. */
const quietHour = 8;

/** By how much a timer of a day may differ from a clock that is being corrected (ms). */
const early = 60 * 60_000;

/** Runs the tasks every night. Gives the function that stops it and waits for a task under way. */
export function startNightly({ tasks, clock, onProblem }: NightlyParts): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;

  function plan(after = clock()): void {
    timer = setTimeout(() => {
      running = run();
    }, nextNight(after).getTime() - clock().getTime());
    timer.unref();
  }

  async function run(): Promise<void> {
    for (const task of tasks) {
      if (stopped) return;
      try {
        await task.run();
      } catch (error) {
        onProblem(`Nightly work failed: ${task.name}`, error);
      }
    }
    // A timer may be early by the clock: what is left of this night's hour is not the next night.
    if (!stopped) plan(new Date(clock().getTime() + early));
  }

  plan();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}

/** The next quiet hour after a moment. */
export function nextNight(now: Date): Date {
  const night = new Date(now);
  night.setUTCHours(quietHour, 0, 0, 0);
  if (night <= now) night.setUTCDate(night.getUTCDate() + 1);
  return night;
}
