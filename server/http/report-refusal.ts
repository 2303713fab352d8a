import { describeError } from './describe-error.ts';
import type { Refusal } from './refusal.ts';
import type { Services } from './services.ts';

/** Counts a refusal; logs those with a 5xx status, whose cause is ours. */
export function reportRefusal(
  { metrics, log }: Pick<Services, 'metrics' | 'log'>,
  error: Refusal,
  route: string,
): void {
  metrics.count('refusals_total', { code: error.code });
  if (error.status >= 500) log.error({ route, ...describeError(error.cause) }, error.code);
}
