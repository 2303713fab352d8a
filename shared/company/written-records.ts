import { behind, isRegular, saves } from './home-clock.ts';
import { homeTime, hours, retention } from './hours.ts';
import { ownAccent } from './own-accent.ts';
import { company } from './own-company.ts';
import { contact } from './own-contact.ts';
import { planTiers } from './plan-tiers.ts';

/** Exports of the modules in which the owner's data is laid over the sample's. */
const records: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/shared/company/home-clock.ts': { behind, isRegular, saves },
  '/shared/company/hours.ts': { homeTime, hours, retention },
  '/shared/company/own-accent.ts': { ownAccent },
  '/shared/company/own-company.ts': { company },
  '/shared/company/own-contact.ts': { contact },
  '/shared/company/plan-tiers.ts': { planTiers },
};

/** Vite plugin: scripts contain the records as they are, without the sample's values below. */
export const writtenRecords = {
  name: 'written-records',
  enforce: 'pre',
  load(id: string) {
    const module = Object.keys(records).find((path) => id.replaceAll('\\', '/').endsWith(path));
    if (!module) return undefined;
    return Object.entries(records[module] ?? {})
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
} as const;
