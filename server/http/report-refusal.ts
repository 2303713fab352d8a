import type { Logger } from 'pino';
import { describeError } from './describe-error.ts';
import type { Metrics } from './metrics.ts';
import type { Refusal } from './refusal.ts';

export type Reporting = { metrics: Metrics; log: Logger };

export function reportRefusal({ metrics, log }: Reporting, error: Refusal, route: string): void {
  metrics.count('refusals_total', { code: error.code });
  // A flood would fill the log: ceilings are counted and told to staff.
  if (error.status >= 500 && error.code !== 'busy') log.error({ route, ...describeError(error.cause) }, error.code);
}
