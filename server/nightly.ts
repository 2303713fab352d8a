import { Cron } from 'croner';

/** Something done every night. */
export type NightlyTask = { name: string; run(): Promise<unknown> };

export type NightlyParts = {
  /** Done one after the other; one that fails is reported and does not hold up the next. */
  tasks: readonly NightlyTask[];
  onProblem: (message: string, error: unknown) => void;
};

/** 08:00 UTC, which is 03:00 or 04:00 in Toronto: few visitors write then. */
const quietHour = '0 8 * * *';

/** Runs the tasks every night. Gives the function that stops it and waits for a task under way. */
export function startNightly({ tasks, onProblem }: NightlyParts): () => Promise<void> {
  let running: Promise<void> | undefined;
  let stopped = false;

  async function run(): Promise<void> {
    for (const task of tasks) {
      if (stopped) return;
      try {
        await task.run();
      } catch (error) {
        onProblem(`Nightly work failed: ${task.name}`, error);
      }
    }
  }

  const job = new Cron(quietHour, { timezone: 'UTC', unref: true, protect: true }, () => {
    running = run();
    return running;
  });
  return async () => {
    stopped = true;
    job.stop();
    await running;
  };
}
