import type { ChatParts } from './chat/create-chat.ts';
import type { FindStaff } from './guards/access.ts';
import type { LimitTable } from './guards/limits.ts';
import type { Route } from './http/route.ts';
import type { DnsRecords } from './mail-queue/dns-records.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings/settings.ts';
import type { AddressRule } from './webhooks/public-addresses.ts';

export type Overrides = Partial<Settings> & {
  distDir?: string;
  limitTable?: LimitTable;
  routes?: (services: Services) => readonly Route[];
  findStaff?: FindStaff;
  chat?: Partial<Pick<ChatParts, 'engine' | 'patience'>>;
  /** Interval (ms) of reading partners. */
  partnersEvery?: number;
  dns?: DnsRecords;
  /** Which addresses webhooks may have. */
  webhookAddresses?: AddressRule;
  /** Milliseconds since 1970. */
  now?: () => number;
};
