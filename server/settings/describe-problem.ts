/** For the message of a wrong setting. A test holds that each setting has one, and that it is accepted. */
export const examples: Readonly<Record<string, string>> = {
  PORT: '8080',
  HOST: '0.0.0.0',
  SITE_ORIGIN: 'https://www.company.example',
  API_ORIGIN: 'https://api.company.example',
  DATA_DIR: '/var/lib/northlume',
  DATABASE_URL: 'postgres://user:password@localhost:5432/leads',
  BACKUP_DIR: '/backup',
  SMTP_URL: 'smtps://user:password@mail.company.example',
  MAIL_FROM: 'Company <hello@company.example>',
  IMAP_URL: 'imaps://user:password@mail.company.example/INBOX',
  IMAP_UNMATCHED: 'lead',
  LEADS_TO: 'sales@company.example, boss@company.example',
  DKIM_SELECTOR: 's1',
  TRUST_PROXY: 'loopback',
  EMBED_ORIGINS: 'https://partner.example, https://other.example',
  TEAMS_WEBHOOK_URL: 'https://prod-1.webhook.example/…',
  ASSISTANT: 'off',
  CALENDAR_URL: 'https://calendar.example/company',
  CHAT_COUNTRIES: 'CA, US',
  CHAT_UNKNOWN_COUNTRY: 'deny',
  COUNTRY_HEADER: 'CF-IPCountry',
  GEOIP_DATABASE: '/var/lib/GeoIP/GeoLite2-Country.mmdb',
  LLM_BASE_URL: 'https://llm.example/v1',
  LLM_API_KEY: 'sk-…',
  LLM_MODEL: 'small-model',
  LLM_DAILY_BUDGET: '500000',
  LLM_PROVIDER: 'Example AI',
  LLM_COUNTRY: 'Canada',
  SESSION_SECRET: 'the output of: openssl rand -hex 32',
  ADMIN_EMAIL: 'admin@company.example',
  ADMIN_PASSWORD: 'four or five words of your own',
  ADMIN_REQUIRE_TOTP: 'true',
  NODE_ENV: 'production',
  METRICS_TOKEN: 'the output of: openssl rand -hex 16',
  ANALYTICS_SCRIPT_URL: '/analytics.js',
  TRACKING_SCRIPT_URL: 'https://tracking.example/x.js',
  ANALYTICS_ORIGINS: 'https://collect.example',
  LOG_LEVEL: 'info',
};

const secret = /SECRET|PASSWORD|TOKEN|API_KEY|WEBHOOK/;

/** The value as the message may show it: never a password. */
export function shownValue(name: string, value: string): string {
  if (secret.test(name)) return `a value of ${value.length} characters`;
  if (/_URL$/.test(name)) return `“${withoutPassword(value)}”`;
  return `“${value.length > 80 ? `${value.slice(0, 80)}…` : value}”`;
}

/** Everything between the scheme and the last @ may be a password, also where the address is wrong. */
function withoutPassword(address: string): string {
  const [, scheme = '', rest = address] = /^([a-z]+:\/\/)?([\s\S]*)$/i.exec(address) ?? [];
  if (rest.includes('@')) return `${scheme}…@${rest.slice(rest.lastIndexOf('@') + 1)}`;
  const mayBePassword = scheme ? !/^[^:]*(?::\d+)?(?:[/?]|$)/.test(rest) : rest.includes(':');
  return mayBePassword ? `${scheme}…` : address;
}

/** `SITE_ORIGIN: “www.company.example” must be an origin. Example: SITE_ORIGIN=https://www.company.example` */
export function describeProblem(name: string, value: string | undefined, message: string): string {
  const example = examples[name] ? `. Example: ${name}=${examples[name]}` : '';
  return `${name}: ${value === undefined ? '' : `${shownValue(name, value)} `}${message}${example}`;
}
