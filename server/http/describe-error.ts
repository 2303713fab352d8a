/** Omits the message, in which a database or mail server may quote a visitor. */
export function describeError(error: unknown): { error: string; code?: unknown; place: string[] } {
  const { name, code, stack } = (error ?? {}) as { name?: unknown; code?: unknown; stack?: unknown };
  const place = typeof stack === 'string' ? stack.split('\n').filter((line) => /^\s+at /.test(line)) : [];
  return { error: typeof name === 'string' ? name : typeof error, code, place: place.map((line) => line.trim()) };
}
