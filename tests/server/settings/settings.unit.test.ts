import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examples } from '../../../server/settings/describe-problem.ts';
import { readSettings, SettingsError } from '../../../server/settings/read-settings.ts';
import { startWarnings } from '../../../server/settings/start-warnings.ts';
import { company } from '../../../shared/company/company.ts';

function problems(env: Record<string, string>): string {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return '';
}

test('nothing needs to be set', () => {
  expect(readSettings({})).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    production: false,
    trustProxy: false,
    embedOrigins: [],
  });
});

test('in production the site has its own origin, and only its own machine reaches it unless HOST says otherwise', () => {
  const settings = readSettings({ NODE_ENV: 'production' });
  expect(settings).toMatchObject({ production: true, siteOrigin: company.origin, host: '127.0.0.1' });
  expect(readSettings({ NODE_ENV: 'production', HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
});

test('in production who signs in by password needs an authenticator too, unless it is said otherwise', () => {
  expect(readSettings({ NODE_ENV: 'production' }).requireTotp).toBe(true);
  expect(readSettings({ NODE_ENV: 'production', ADMIN_REQUIRE_TOTP: 'false' }).requireTotp).toBe(false);
});

test('a blank setting counts as absent', () => {
  expect(readSettings({ PORT: ' ', SMTP_URL: '' })).toMatchObject({ port: 8080, smtpUrl: undefined });
});

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['SITE_ORIGIN', 'www.ours.example'],
  ['SITE_ORIGIN', 'https://ours.example/home'],
  ['DATABASE_URL', 'mysql://x'],
  ['SMTP_URL', 'mail.example'],
  ['DATABASE_URL', 'postgres://user:pass/word@host:x/name'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'one@a.example, two@b.example'],
  ['MAIL_FROM', 'Company hello@company.example'],
  ['LEADS_TO', '@'],
  ['SMTP_URL', 'smtp://user:p@ss/word@mail.example'],
  ['EMBED_ORIGINS', 'https://*.a.example'],
  ['EMBED_ORIGINS', 'https://a.example, *'],
  ['SITE_ORIGIN', "https://a'b.example"],
  ['ADMIN_EMAIL', 'Admin <admin@company.example>'],
  ['ADMIN_EMAIL', 'admin@localhost'],
  ['ADMIN_PASSWORD', 'too short'],
  ['ADMIN_PASSWORD', 'x'.repeat(201)],
  ['SESSION_SECRET', 'short'],
  ['METRICS_TOKEN', 'short'],
  ['NODE_ENV', 'live'],
  ['DKIM_SELECTOR', 's1 s2'],
  ['CALENDAR_URL', 'calendly.com/x'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', 'cafe'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.1, 999.1.1.1'],
  ['LOG_LEVEL', 'loud'],
  ['ANALYTICS_SCRIPT_URL', 'javascript:alert(1)'],
  ['ANALYTICS_ORIGINS', 'a.example'],
  ['ANALYTICS_SCRIPT_URL', 'https://a.example;/x.js'],
  ['TEAMS_WEBHOOK_URL', 'teams.example/hook'],
  ['ASSISTANT', 'maybe'],
  ['CHAT_COUNTRIES', 'Canada'],
  ['CHAT_UNKNOWN_COUNTRY', 'maybe'],
  ['COUNTRY_HEADER', 'CF IPCountry'],
  ['LLM_DAILY_BUDGET', 'much'],
])('%s=%s stops the start with one line that names it', (name, value) => {
  const message = problems({ [name]: value });
  expect(message.split('\n')).toHaveLength(1);
  expect(message).toMatch(new RegExp(`^${name}: .+ must .+\\. Example: ${name}=.+`));
});

test('the example of each message is a value that is taken, and each setting has one', () => {
  const settings = readFileSync(new URL('../../../docs/settings.md', import.meta.url), 'utf8');
  const named = [...settings.matchAll(/^\| (`[^|]*)/gm)].flatMap(
    ([, cell = '']) => cell.match(/\b[A-Z]+(?:_[A-Z]+)*\b/g) ?? [],
  );
  expect(Object.keys(examples).toSorted()).toEqual([...new Set(named)].toSorted());
  for (const [name, example] of Object.entries(examples)) {
    const together = name.startsWith('LLM_') ? { ...model, LLM_API_KEY: 'x' } : {};
    expect(problems({ ...together, [name]: example }), name).toBe('');
  }
});

test.each([
  ['SITE_ORIGIN', ' HTTPS://WWW.Ours.example:443/ ', { siteOrigin: 'https://www.ours.example' }],
  [
    'EMBED_ORIGINS',
    'https://A.example/; https://b.example',
    { embedOrigins: ['https://a.example', 'https://b.example'] },
  ],
  ['LEADS_TO', 'sales@a.example; boss@a.example,', { leadsTo: 'sales@a.example, boss@a.example' }],
  ['DKIM_SELECTOR', 's1._domainkey.a.example', { dkimSelector: 's1' }],
  ['ASSISTANT', 'False', { assistant: false }],
  ['ADMIN_REQUIRE_TOTP', 'no', { requireTotp: false }],
  ['NODE_ENV', 'Prod', { production: true }],
  ['LOG_LEVEL', 'INFO', { logLevel: 'info' }],
  ['PORT', ' 3000 ', { port: 3000 }],
])('%s=%s is read as what it means', (name, value, expected) => {
  expect(readSettings({ [name]: value })).toMatchObject(expected);
});

test.each([
  ['SESSION_SECRET', 'hunter2', 'a value of 7 characters'],
  ['SMTP_URL', 'smtp://user:hunter2/x@mail.example', '“smtp://…@mail.example”'],
  ['DATABASE_URL', 'mysql://user:hunter2@db', '“mysql://…@db”'],
  ['SMTP_URL', 'user:hunter2', '“…”'],
  ['PORT', '70000', '“70000” must be a port from 0 to 65535'],
])('%s=%s is shown without its password', (name, value, shown) => {
  const message = problems({ [name]: value });
  expect(message).toContain(shown);
  expect(message).not.toContain('hunter2');
});

test('a start in production warns of what will hurt, and elsewhere only of names that are no setting', () => {
  const warned = (env: Record<string, string>) => startWarnings(readSettings(env), env).join('\n');
  expect(warned({})).toBe('');
  expect(warned({ SMTP_URI: 'x', LEAD_TO: 'x', SITE_URL: 'x', MAIL: 'x', PATH: 'x' })).toBe(
    [
      'SMTP_URI is no setting: is SMTP_URL meant?',
      'LEAD_TO is no setting: is LEADS_TO meant?',
      'SITE_URL is no setting: is SITE_ORIGIN meant?',
    ].join('\n'),
  );
  const production = warned({ NODE_ENV: 'production', SITE_ORIGIN: 'http://www.company.example' });
  for (const words of [
    'SMTP_URL is not set',
    'company is the sample’s',
    'SITE_ORIGIN is http:',
    'TRUST_PROXY is not set',
    'BACKUP_DIR is not set',
  ])
    expect(production).toContain(words);
});

test('the first administrator’s email is one that the staff page takes', () => {
  expect(readSettings({ ADMIN_EMAIL: ' Admin@Company.example ' }).adminEmail).toBe('Admin@Company.example');
  expect(readSettings({}).adminEmail).toBe(company.email);
});

test('all problems are told at once, and no value, which may be a secret', () => {
  const message = problems({ PORT: 'x', SESSION_SECRET: 'hunter2', SMTP_URL: 'user:hunter2@mail' });
  expect(message.split('\n')).toHaveLength(3);
  expect(message).not.toContain('hunter2');
});

test.each([
  ['1', 1],
  ['0', false],
  ['false', false],
  ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
  ['2001:db8::/32 192.0.2.7', ['2001:db8::/32', '192.0.2.7']],
])('TRUST_PROXY=%s is what Express reads', (value, expected) => {
  expect(readSettings({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
});

test('a list of partner origins may have commas, spaces or both', () => {
  const settings = readSettings({ EMBED_ORIGINS: 'https://a.example, https://b.example:8443 http://c.example' });
  expect(settings.embedOrigins).toEqual(['https://a.example', 'https://b.example:8443', 'http://c.example']);
});

test('the assistant answers in Canada unless told otherwise', () => {
  expect(readSettings({})).toMatchObject({ assistant: true, chatCountries: ['CA'], chatUnknownCountry: undefined });
  const given = { ASSISTANT: 'off', CHAT_COUNTRIES: 'ca, us', CHAT_UNKNOWN_COUNTRY: 'allow' };
  expect(readSettings(given)).toMatchObject({
    assistant: false,
    chatCountries: ['CA', 'US'],
    chatUnknownCountry: 'allow',
  });
});

test('mail addresses may have a name, and leads may go to several', () => {
  const given = { MAIL_FROM: 'Company <hello@a.example>', LEADS_TO: 'sales@a.example, Boss <boss@a.example>' };
  expect(readSettings(given)).toMatchObject({ mailFrom: given.MAIL_FROM, leadsTo: given.LEADS_TO });
});

test.each(['postgres:///leads?host=/run/postgresql', 'postgres://user@/leads', 'postgresql://u:p%2Fw@db:5432/leads'])(
  'DATABASE_URL=%s is taken',
  (address) => {
    expect(readSettings({ DATABASE_URL: address }).databaseUrl).toBe(address);
  },
);

const model = {
  LLM_BASE_URL: 'https://llm.example/v1',
  LLM_MODEL: 'small',
  LLM_PROVIDER: 'Example AI',
  LLM_COUNTRY: 'Canada',
};

test('a language model is set with who runs it and where, so that visitors can be told', () => {
  expect(readSettings(model).languageModel).toMatchObject({
    model: 'small',
    provider: 'Example AI',
    country: 'Canada',
  });
  expect(readSettings({}).languageModel).toBeUndefined();
  for (const name of Object.keys(model)) {
    expect(problems({ ...model, [name]: '' })).toMatch(new RegExp(`^${name}: is missing`));
  }
});

test.each([
  ['http://llm.example/v1', false],
  ['https://key@llm.example/v1', false],
  ['llm.example', false],
  ['https://llm.example/v1', true],
  ['http://127.0.0.1:11434/v1', true],
  ['http://ollama:11434/v1', true],
])('messages go to %s: %s', (address, allowed) => {
  expect(problems({ ...model, LLM_BASE_URL: address }) === '').toBe(allowed);
});
