import { Counter, collectDefaultMetrics, Registry } from 'prom-client';

const counters = {
  http_requests_total: ['Answers by route, method and status.', ['route', 'method', 'status']],
  leads_total: ['Contact requests by outcome: kept, quarantined, repeated, conflict.', ['outcome']],
  newsletter_total: ['Newsletter requests by outcome.', ['outcome']],
  chat_total: ['Messages to the assistant by outcome: answered, not-known, restricted, failed …', ['outcome']],
  email_me_total: ['Mails that visitors asked for, by kind and outcome.', ['kind', 'outcome']],
  events_total: ['What pages of ours counted, by event.', ['event']],
  refusals_total: ['Refused requests by code.', ['code']],
} as const;

/** Counts what the server answered, for `/metrics`. From zero at each start, as Prometheus expects. */
export type Metrics = {
  /** Adds one to a counter. Labels are few and fixed: route patterns and outcomes, nothing a visitor typed. */
  count(name: keyof typeof counters, labels: Record<string, string>): void;
  /** The counters and those of the process in the Prometheus text format. */
  text(): Promise<string>;
};

export function createMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const made = new Map(
    Object.entries(counters).map(([name, [help, labelNames]]) => [
      name,
      new Counter({ name, help, labelNames, registers: [register] }),
    ]),
  );
  return {
    count: (name, labels) => made.get(name)?.inc(labels),
    text: () => register.metrics(),
  };
}
