/** Something around the server keeps it from starting. Its message is one line for an owner, ready to be printed. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

/** System error codes for an address that this machine does not have. */
const noSuchAddress = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']);

/** The reason that a database cannot be opened, in a sentence. A programming error is given back unchanged. */
export function databaseProblem(place: string, cause: unknown): unknown {
  if (!(cause instanceof Error) || cause instanceof TypeError || cause instanceof ReferenceError) return cause;
  // All addresses of a host name failed: the AggregateError has no message of its own.
  const reason = cause.message || (cause instanceof AggregateError && cause.errors[0]?.message) || cause.name;
  return new StartProblem(`The database ${place} cannot be used: ${reason}`, { cause });
}

/** The reason that a server cannot listen at an address, when it is the address itself. */
export function hostProblem(host: string, cause: unknown): unknown {
  const { code } = (cause ?? {}) as { code?: string };
  if (!noSuchAddress.has(code ?? '')) return cause;
  return new StartProblem(`HOST is "${host}": this machine has no such address. Leave it out, or name one it has`, {
    cause,
  });
}

/** The reason that the owner's data of countries cannot be used. */
export function countryProblem(cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause;
  return new StartProblem(
    `GEOIP_DATABASE cannot be used: ${cause.message}. Leave it out, or name a MaxMind file of countries (.mmdb)`,
    { cause },
  );
}
