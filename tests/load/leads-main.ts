import { benchLeads } from './leads-bench.ts';

const line = (name: string, value: string) => console.log(`  ${name.padEnd(34)} ${value}`);

const { leadsPerSecond, p50, p99, pagesP99 } = await benchLeads();
line('durable leads a second', `${leadsPerSecond} (aim ≥ 800)`);
line('answered within, median', `${p50} ms`);
line('answered within, 99 of 100', `${p99} ms (aim ≤ 150)`);
line('pages meanwhile, 99 of 100', `${pagesP99} ms (aim ≤ 50)`);
