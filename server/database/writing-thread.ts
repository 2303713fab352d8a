import { parentPort, workerData } from 'node:worker_threads';
import { createCommitQueue } from './commit-queue.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/all.ts';
import { openSqliteWriter } from './sqlite.ts';
import { failureOf, type ThreadAnswer, type ThreadCall } from './thread-messages.ts';
import type { Unit } from './unit.ts';
import { type Writer, writerHere } from './writer.ts';

// The thread that writes to SQLite. SQLite waits for the disk by stopping its thread: here nobody else waits with it.

let told: ThreadAnswer[] = [];

/** Answers once all that was settled together has been heard of. */
function tell(news: ThreadAnswer): void {
  if (told.push(news) === 1) {
    queueMicrotask(() => {
      parentPort?.postMessage(told);
      told = [];
    });
  }
}

const units = new Map<string, Unit<unknown, unknown>>();

async function unitOf(module: string, name: string): Promise<Unit<unknown, unknown>> {
  const known = units.get(module + name);
  if (known) return known;
  const found: Unit<unknown, unknown> = (await import(module))[name];
  units.set(module + name, found);
  return found;
}

async function perform(writer: Writer, asked: Extract<ThreadCall, { id: number }>): Promise<void> {
  const { id, module, name, input, rehearsal } = asked;
  try {
    const unit = units.get(module + name) ?? (await unitOf(module, name));
    tell({ id, value: await (rehearsal ? writer.rehearse(unit, input) : writer.write(unit, input)) });
  } catch (error) {
    tell({ id, failure: failureOf(error) });
  }
}

async function open(): Promise<Writer> {
  const connection = openSqliteWriter((workerData as { file: string }).file);
  try {
    await migrate('sqlite', connection, migrations, Date.now());
  } catch (error) {
    await connection.close();
    throw error;
  }
  return writerHere(createCommitQueue('sqlite', connection));
}

try {
  const writer = await open();
  const underWay = new Set<Promise<void>>();
  parentPort?.on('message', async (messages: ThreadCall[]) => {
    for (const asked of messages) {
      if ('watch' in asked) {
        writer.onInserted(asked.watch, () => tell({ inserted: asked.watch }));
      } else if ('close' in asked) {
        await Promise.all(underWay);
        await writer.close();
        parentPort?.close();
      } else {
        const work = perform(writer, asked).finally(() => underWay.delete(work));
        underWay.add(work);
      }
    }
  });
  tell({ ready: true });
} catch (error) {
  tell({ failure: failureOf(error) });
}
