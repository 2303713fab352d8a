import type { logLevels } from './environment.ts';

/** docs/settings.md describes them. */
export type Settings = {
  port: number;
  host: string;
  /** Absent outside production: the address the server listens on. */
  siteOrigin?: string;
  dataDir: string;
  /** Second place of the nightly backups, best on another disk. */
  backupDir?: string;
  databaseUrl?: string;
  smtpUrl?: string;
  mailFrom: string;
  /** Mailbox that answers come to; absent: none is read. */
  imapUrl?: string;
  /** An email that belongs to no lead. */
  imapUnmatched: 'lead' | 'leave';
  leadsTo: string;
  /** Another calendar takes the meetings; absent: we book calls ourselves. */
  calendarUrl?: string;
  /** Name of the DKIM key; absent: not checked. */
  dkimSelector?: string;
  /** Express's `trust proxy`: false, a number of hops, or addresses and subnets. */
  trustProxy: false | number | string[];
  embedOrigins: string[];
  teamsWebhookUrl?: string;
  assistant: boolean;
  chatCountries: string[];
  /** Absent: denied, except a developer's own browser. */
  chatUnknownCountry?: 'allow' | 'deny';
  /** Set by a trusted proxy. */
  countryHeader?: string;
  /** A MaxMind file of countries; absent: the built-in data. */
  geoipDatabase?: string;
  languageModel?: LanguageModel;
  /** Signs form tokens; absent: created and stored in the database. */
  sessionSecret?: string;
  adminEmail: string;
  adminPassword?: string;
  requireTotp: boolean;
  production: boolean;
  /** Absent: 404. */
  metricsToken?: string;
  /** Absent: visitors are not asked. Our own paths may load third-party scripts. */
  analyticsScript?: string;
  trackingScript?: string;
  analyticsOrigins: string[];
  logLevel: (typeof logLevels)[number];
};

/** OpenAI-compatible API; provider and country are shown to visitors. */
export type LanguageModel = {
  baseUrl: string;
  apiKey?: string;
  model: string;
  dailyBudget: number;
  provider: string;
  country: string;
};
