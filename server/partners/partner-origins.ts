import type { Database } from '../database/database.ts';

/** In memory for every request. */
export type PartnerOrigins = {
  has(origin: string): boolean;
  /** Throws `DatabaseUnavailable`. */
  read(): Promise<void>;
  stop(): Promise<void>;
};

/** Interval (ms) between reads. */
const between = 30_000;

/** In an outage the last ones stay valid. */
export async function openPartnerOrigins(
  { read: database }: Database,
  onProblem: (message: string, error: unknown) => void,
  every = between,
): Promise<PartnerOrigins> {
  let origins: ReadonlySet<string> = new Set();
  const read = async () => {
    const rows = await database.selectFrom('partners').select('origin').execute();
    origins = new Set(rows.map(({ origin }) => origin));
  };
  await read();
  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= read()
      .catch((error) => onProblem('The partners could not be read', error))
      .finally(() => {
        looking = undefined;
      });
  };
  const timer = setInterval(look, every).unref();
  return {
    has: (origin) => origins.has(origin),
    read,
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
