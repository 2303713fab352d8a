/** Counts what the server answered, for `/metrics`. */
export type Metrics = {
  /** Adds one to a counter. Labels are few and fixed: route patterns and outcomes, nothing a visitor typed. */
  count(name: MetricName, labels: Record<string, string>): void;
  /** The counters in the Prometheus text format, version 0.0.4. */
  text(): string;
};

const metricNames = {
  http_requests_total: 'Answers by route, method and status.',
  leads_total: 'Contact requests by outcome: kept, quarantined, repeated, conflict.',
  newsletter_total: 'Newsletter requests by outcome.',
  refusals_total: 'Refused requests by code.',
} as const;

export type MetricName = keyof typeof metricNames;

/** Counters in memory, from zero at each start, as Prometheus expects. */
export function createMetrics(): Metrics {
  const counters = new Map<MetricName, Map<string, number>>();
  return {
    count: (name, labels) => {
      const series = counters.get(name) ?? new Map<string, number>();
      counters.set(name, series);
      const key = Object.entries(labels)
        .map(([label, value]) => `${label}="${escapeLabel(value)}"`)
        .join(',');
      series.set(key, (series.get(key) ?? 0) + 1);
    },
    text: () => {
      const lines: string[] = [];
      for (const [name, help] of Object.entries(metricNames) as [MetricName, string][]) {
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} counter`);
        for (const [key, value] of counters.get(name) ?? []) lines.push(`${name}{${key}} ${value}`);
      }
      lines.push(
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      );
      return `${lines.join('\n')}\n`;
    },
  };
}

function escapeLabel(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
