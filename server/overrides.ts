import type { ChatParts } from './chat/create-chat.ts';
import type { FindStaff } from './guards/access.ts';
import type { LimitTable } from './guards/limits.ts';
import type { Route } from './http/route.ts';
import type { DnsRecords } from './mail-queue/dns-records.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings/settings.ts';

/** What a caller may put in place of the environment's settings. */
export type Overrides = Partial<Settings> & {
  /** Folder of the built site. */
  distDir?: string;
  /** Other limits, for example in a load test. */
  limitTable?: LimitTable;
  /** Another route table. */
  routes?: (services: Services) => readonly Route[];
  findStaff?: FindStaff;
  /** What answers in the chat, and how long it may take. */
  chat?: Partial<Pick<ChatParts, 'engine' | 'patience'>>;
  /** Between two looks for partners that another process added (ms). */
  partnersEvery?: number;
  /** Another DNS. */
  dns?: DnsRecords;
  /** Milliseconds since 1970. */
  now?: () => number;
};
