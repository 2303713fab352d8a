import type { logLevels } from './environment.ts';

/** The settings of a server, read from its environment; the README has the table. */
export type Settings = {
  port: number;
  host: string;
  /** Scheme and host that visitors use; absent: the address the server listens on (outside production). */
  siteOrigin?: string;
  dataDir: string;
  databaseUrl?: string;
  smtpUrl?: string;
  mailFrom: string;
  leadsTo: string;
  /** Names the key with which the mail provider signs; absent: its DNS record is not looked up. */
  dkimSelector?: string;
  /** Where the sources can be looked at: the SEO dashboard adds the file and `#L` with the line. */
  sourceUrl?: string;
  /** What Express takes as `trust proxy`: false, a number of hops, or addresses and subnets. */
  trustProxy: false | number | string[];
  /** Partner origins whose pages may use the widgets. */
  embedOrigins: string[];
  /** Where a Teams card goes for each lead: a secret address. */
  teamsWebhookUrl?: string;
  /** False: the assistant is switched off. */
  assistant: boolean;
  /** Where the assistant answers, two capital letters each. */
  chatCountries: string[];
  /** What holds for a visitor without a known country; absent: denied, but for a developer's own browser. */
  chatUnknownCountry?: 'allow' | 'deny';
  /** Header in which a trusted proxy names the visitor's country. */
  countryHeader?: string;
  /** A MaxMind file of countries; absent: the built-in data. */
  geoipDatabase?: string;
  /** The language model that words the assistant's answers; absent: they come from the site's own content. */
  languageModel?: LanguageModel;
  /** Signs form tokens; absent: made once and kept in the database. */
  sessionSecret?: string;
  /** The first administrator, made at the first start; without a password, a one-time one is printed. */
  adminEmail: string;
  adminPassword?: string;
  /** Whether staff have to set up an authenticator app. */
  requireTotp: boolean;
  production: boolean;
  /** Bearer token for `/metrics`; absent: 404. */
  metricsToken?: string;
  /** The scripts of others that visitors may allow, or paths of our own that load such; absent: nobody is asked. */
  analyticsScript?: string;
  trackingScript?: string;
  /** Further origins that these scripts load from and send to. */
  analyticsOrigins: string[];
  logLevel: (typeof logLevels)[number];
};

/** A language model behind an OpenAI-compatible API, and who runs it, which is shown to visitors. */
export type LanguageModel = {
  baseUrl: string;
  apiKey?: string;
  model: string;
  /** Tokens a day. */
  dailyBudget: number;
  provider: string;
  /** Where the provider reads the messages. */
  country: string;
};
