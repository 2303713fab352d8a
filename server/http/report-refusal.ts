import type { Logger } from 'pino';
import { describeError } from './describe-error.ts';
import type { Metrics } from './metrics.ts';
import type { Refusal } from './refusal.ts';

export type Reporting = { metrics: Metrics; log: Logger };

export function reportRefusal({ metrics, log }: Reporting, error: Refusal, route: string): void {
  metrics.count('refusals_total', { code: error.code });
  if (error.status >= 500) log.error({ route, ...describeError(error.cause) }, error.code);
}
