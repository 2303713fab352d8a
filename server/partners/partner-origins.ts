import type { Database } from '../database/database.ts';

/** The origins of the partners in the database, at hand for every request. */
export type PartnerOrigins = {
  has(origin: string): boolean;
  /** Reads them now. Throws `DatabaseUnavailable`. */
  read(): Promise<void>;
  stop(): Promise<void>;
};

/** Between two looks for what another process has changed (ms): it is noticed within a minute. */
const between = 30_000;

/** Reads the partners, and again and again. While the database is away, those of the last look hold. */
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
