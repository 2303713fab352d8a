import type * as z from 'zod';
import { company } from '../../shared/company/company.ts';
import { fieldErrors } from '../../shared/http.ts';
import { describeProblem } from './describe-problem.ts';
import { environment } from './environment.ts';
import type { LanguageModel, Settings } from './settings.ts';

/** One printable line per unusable setting. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Blank counts as absent; spaces around a value mean nothing.
 * @throws SettingsError with a line for each wrong setting: its value (no secret), what is expected, an example
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const read = environment.safeParse(given);
  if (!read.success) {
    const problems = Object.entries(fieldErrors(read.error));
    const lines = problems.map(([name, message]) => describeProblem(name, given[name], message));
    throw new SettingsError(lines.join('\n'));
  }
  const values = read.data;
  const production = values.NODE_ENV === 'production';
  return {
    port: values.PORT,
    // The proxy's machine; who reaches the port could name any address to a trusting server.
    host: values.HOST ?? '127.0.0.1',
    siteOrigin: values.SITE_ORIGIN ?? (production ? company.origin : undefined),
    dataDir: values.DATA_DIR,
    backupDir: values.BACKUP_DIR,
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    imapUrl: values.IMAP_URL,
    imapUnmatched: values.IMAP_UNMATCHED,
    leadsTo: values.LEADS_TO,
    calendarUrl: values.CALENDAR_URL,
    dkimSelector: values.DKIM_SELECTOR,
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
    requireTotp: values.ADMIN_REQUIRE_TOTP === undefined ? production : values.ADMIN_REQUIRE_TOTP === 'on',
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
