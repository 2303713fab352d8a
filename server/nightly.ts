import { Cron } from 'croner';

export type NightlyTask = { name: string; run(): Promise<unknown> };

export type NightlyParts = {
  /** A failure is reported and does not stop the next task. */
  tasks: readonly NightlyTask[];
  onProblem: (message: string, error: unknown) => void;
};

/** 08:00 UTC: 03:00 or 04:00 in Toronto, with few visitors. */
const quietHour = '0 8 * * *';

/** Returns a function that stops it and waits for a running task. */
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
