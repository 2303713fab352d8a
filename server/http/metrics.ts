import { Counter, collectDefaultMetrics, Registry } from 'prom-client';

const counters = {
  http_requests_total: ['Answers by route, method and status.', ['route', 'method', 'status']],
  incoming_emails_total: [
    'Emails read from IMAP_URL: answer, automatic, bounce, lead, left, repeated, too many.',
    ['outcome'],
  ],
  leads_total: ['Contact requests by outcome: kept, quarantined, repeated, conflict.', ['outcome']],
  newsletter_total: ['Newsletter requests by outcome.', ['outcome']],
  appointments_total: ['Calls booked, moved and cancelled by visitors, by outcome.', ['outcome']],
  chat_total: ['Messages to the assistant by outcome: answered, not-known, restricted, failed …', ['outcome']],
  email_me_total: ['Mails that visitors asked for, by kind and outcome.', ['kind', 'outcome']],
  events_total: ['What pages of ours counted, by event.', ['event']],
  ceilings_total: ['What a ceiling refused or held back, by ceiling.', ['ceiling']],
  refusals_total: ['Refused requests by code.', ['code']],
} as const;

/** Counters from zero at each start, as Prometheus expects. */
export type Metrics = {
  /** Labels have few fixed values: route patterns and outcomes, never visitor input. */
  count(name: keyof typeof counters, labels: Record<string, string>): void;
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
