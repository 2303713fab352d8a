import type { ApiError } from './api-error.ts';
import type { Services } from './services.ts';

/**
 * Counts a refusal, and logs those that are our own trouble. A database's message may quote what a visitor
 * typed, so only the error's name, code and place are logged.
 */
export function reportRefusal(
  { metrics, log }: Pick<Services, 'metrics' | 'log'>,
  error: ApiError,
  route: string,
): void {
  metrics.count('refusals_total', { code: error.code });
  if (error.status < 500) return;
  const { cause } = error;
  const { name, code, stack } = (cause ?? {}) as { name?: unknown; code?: unknown; stack?: unknown };
  const place = typeof stack === 'string' ? stack.split('\n').filter((line) => /^\s+at /.test(line)) : [];
  log.error({ route, error: String(name ?? typeof cause), code, place }, error.code);
}
