/** The message is one printable line for the owner. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

const noSuchAddress = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']);

/** Returns programming errors unchanged. */
export function databaseProblem(place: string, cause: unknown): unknown {
  if (!(cause instanceof Error) || cause instanceof TypeError || cause instanceof ReferenceError) return cause;
  // If all addresses of a host fail, the AggregateError has no message.
  const reason = cause.message || (cause instanceof AggregateError && cause.errors[0]?.message) || cause.name;
  return new StartProblem(`The database ${place} cannot be used: ${reason}`, { cause });
}

/** Returns other errors unchanged. */
export function hostProblem(host: string, cause: unknown): unknown {
  const { code } = (cause ?? {}) as { code?: string };
  if (!noSuchAddress.has(code ?? '')) return cause;
  return new StartProblem(`HOST is "${host}": this machine has no such address. Leave it out, or name one it has`, {
    cause,
  });
}

export function countryProblem(cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause;
  return new StartProblem(
    `GEOIP_DATABASE cannot be used: ${cause.message}. Leave it out, or name a MaxMind file of countries (.mmdb)`,
    { cause },
  );
}
