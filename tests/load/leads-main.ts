import { benchLeads } from './leads-bench.ts';

/** Prints the lead benchmark's lines for `npm run bench`. */
const line = (name: string, value: string) => console.log(`  ${name.padEnd(34)} ${value}`);

const { leadsPerSecond, echoPerSecond, ratio, p50, p99 } = await benchLeads();
line('durable leads a second', String(leadsPerSecond));
line('Express + zod echo, same run', String(echoPerSecond));
line('ratio', `${ratio.toFixed(2)} (aim ≥ 0.6)`);
line('answered within, median', `${p50} ms`);
line('answered within, 99 of 100', `${p99} ms`);
