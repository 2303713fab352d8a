import * as z from 'zod';
import { company } from '../../widgets/contract/company.ts';
import { fieldErrors } from '../../widgets/contract/http.ts';
import { isScriptAddress } from '../../widgets/contract/script-address.ts';
import { passwordLength } from '../../widgets/contract/staff.ts';
import { isDatabaseAddress, isMailbox, isOrigin, isSafeApi, isSignInEmail, readTrustProxy } from './setting-rules.ts';

/** The origins of a comma- or space-separated list, each as a browser would write it in `Origin`. */
const origins = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.string().refine(isOrigin, 'must be a list of origins such as https://partner.example')));

/** Two-letter codes (ISO 3166-1) with commas or spaces between them. */
const countries = z
  .string()
  .transform((list) =>
    list
      .toUpperCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(/^[A-Z]{2}$/, 'must be a list of two-letter country codes such as CA, US')));
const scriptAddress = z
  .string()
  .refine(isScriptAddress, 'must be an address such as https://a.example/x.js, or a path such as /x.js')
  .optional();

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A model is asked only where visitors can be told who reads their messages. */
const togetherWithModel = ['LLM_BASE_URL', 'LLM_MODEL', 'LLM_PROVIDER', 'LLM_COUNTRY'] as const;

const environment = z.object({
  PORT: z.coerce.number('must be a number').int('must be a whole number').min(0).max(65535).default(8080),
  HOST: z.string().optional(),
  SITE_ORIGIN: z.string().refine(isOrigin, 'must be an origin such as https://www.company.example').optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// (leave it out for the embedded database)')
    .refine(isDatabaseAddress, 'must be a valid address (in a password write / as %2F, @ as %40, # as %23)')
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'must begin with smtp:// or smtps://')
    .refine((value) => URL.canParse(value), 'must be a valid address')
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(
      (value) => isMailbox(value),
      'must be an email address, such as hello@company.example or Company <hello@company.example>',
    )
    .default(`${company.name} <${company.email}>`),
  LEADS_TO: z
    .string()
    .refine(
      (value) => value.split(',').every(isMailbox),
      'must be an email address, or several with commas between them',
    )
    .default(company.email),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9]([\w.-]*[a-z0-9])?$/i, 'must be the name before ._domainkey, such as s1')
    .optional(),
  SOURCE_URL: z
    .string()
    .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), 'must be an http address')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  TRUST_PROXY: z.string().transform(readTrustProxy).default(false),
  EMBED_ORIGINS: origins.default([]),
  TEAMS_WEBHOOK_URL: z
    .string()
    .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), 'must be an http address')
    .optional(),
  ASSISTANT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  CHAT_COUNTRIES: countries.default(['CA']),
  CHAT_UNKNOWN_COUNTRY: z.enum(['allow', 'deny'], 'must be allow or deny').optional(),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a header, such as CF-IPCountry')
    .optional(),
  GEOIP_DATABASE: z.string().optional(),
  LLM_BASE_URL: z
    .string()
    .refine(isSafeApi, 'must be an address such as https://llm.example/v1 (http:// only inside the own network)')
    .optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  LLM_DAILY_BUDGET: z.coerce
    .number('must be a number of tokens')
    .int('must be a whole number of tokens')
    .min(0)
    .default(500_000),
  LLM_PROVIDER: z.string().max(80).optional(),
  LLM_COUNTRY: z.string().max(80).optional(),
  SESSION_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  ADMIN_EMAIL: z
    .string()
    .trim()
    .refine(isSignInEmail, 'must be an email address such as admin@company.example')
    .default(company.email),
  ADMIN_PASSWORD: z
    .string()
    .min(passwordLength.min, `must be at least ${passwordLength.min} characters`)
    .max(passwordLength.max, `must be at most ${passwordLength.max} characters`)
    .optional(),
  ADMIN_REQUIRE_TOTP: z.enum(['true', 'false'], 'must be true or false').optional(),
  NODE_ENV: z.enum(['production', 'development', 'test'], 'must be production, development or test').optional(),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  ANALYTICS_SCRIPT_URL: scriptAddress,
  TRACKING_SCRIPT_URL: scriptAddress,
  ANALYTICS_ORIGINS: origins.default([]),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).optional(),
});

/** The settings of which one alone says too little. */
const consistent = environment.check(({ value, issues }) => {
  if (!togetherWithModel.some((name) => value[name])) return;
  for (const name of togetherWithModel.filter((name) => !value[name])) {
    issues.push({
      code: 'custom',
      path: [name],
      input: value,
      message: `is missing: ${togetherWithModel.join(', ')} go together`,
    });
  }
});

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
  /** False: the assistant answers nobody. */
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

/** A language model behind an OpenAI-compatible API, and who runs it: visitors are told. */
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

/** A setting that cannot be used. Its message has one line for each problem, ready to be printed. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * The settings of an environment (design, "Settings"). A blank value counts as absent.
 * @throws SettingsError naming every wrong setting, never its value (it may be a secret)
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const read = consistent.safeParse(given);
  if (!read.success) {
    // One line a setting.
    const problems = Object.entries(fieldErrors(read.error));
    throw new SettingsError(problems.map(([name, message]) => `${name}: ${message}`).join('\n'));
  }
  const values = read.data;
  const production = values.NODE_ENV === 'production';
  return {
    port: values.PORT,
    // Outside production only this machine can connect.
    host: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    siteOrigin: values.SITE_ORIGIN ?? (production ? company.origin : undefined),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    leadsTo: values.LEADS_TO,
    dkimSelector: values.DKIM_SELECTOR,
    sourceUrl: values.SOURCE_URL,
    trustProxy: values.TRUST_PROXY,
    embedOrigins: values.EMBED_ORIGINS,
    teamsWebhookUrl: values.TEAMS_WEBHOOK_URL,
    assistant: values.ASSISTANT === 'on',
    chatCountries: values.CHAT_COUNTRIES,
    chatUnknownCountry: values.CHAT_UNKNOWN_COUNTRY,
    countryHeader: values.COUNTRY_HEADER,
    geoipDatabase: values.GEOIP_DATABASE,
    languageModel: languageModelOf(values),
    sessionSecret: values.SESSION_SECRET,
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    requireTotp: values.ADMIN_REQUIRE_TOTP === undefined ? production : values.ADMIN_REQUIRE_TOTP === 'true',
    production,
    metricsToken: values.METRICS_TOKEN,
    analyticsScript: values.ANALYTICS_SCRIPT_URL,
    trackingScript: values.TRACKING_SCRIPT_URL,
    analyticsOrigins: values.ANALYTICS_ORIGINS,
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}

function languageModelOf(values: z.infer<typeof environment>): LanguageModel | undefined {
  const { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, LLM_DAILY_BUDGET, LLM_PROVIDER, LLM_COUNTRY } = values;
  if (!LLM_BASE_URL || !LLM_MODEL || !LLM_PROVIDER || !LLM_COUNTRY) return;
  return {
    baseUrl: LLM_BASE_URL,
    apiKey: LLM_API_KEY,
    model: LLM_MODEL,
    dailyBudget: LLM_DAILY_BUDGET,
    provider: LLM_PROVIDER,
    country: LLM_COUNTRY,
  };
}
