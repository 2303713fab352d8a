/** The folder of the newest PostgreSQL's programs, when one is installed. */
export function findPostgres(): string | undefined;

/** A throwaway PostgreSQL. */
export type ThrowawayPostgres = {
  url: string;
  /** Its main process. */
  pid(): number | undefined;
  /** Ends it and leaves its data: SIGINT closes connections, SIGQUIT is a crash. */
  halt(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Starts it again on its data, at the same address. */
  resume(): Promise<void>;
  /** Ends it and removes all. */
  stop(): Promise<void>;
};

export type PostgresOptions = {
  /** The folder in which it makes its own. */
  within?: string;
  /** Waits for the disk at each commit. */
  syncs?: boolean;
  /** Further variables of the server. */
  environment?: Record<string, string>;
  /** Further options of initdb. */
  made?: string[];
  /** Further settings of the server: `name=value`. */
  settings?: string[];
};

/** Starts one in a folder of its own, on a port of this machine alone. */
export function startPostgres(programs: string, options?: PostgresOptions): Promise<ThrowawayPostgres>;
