import * as z from 'zod';
import { company } from '../../shared/company/company.ts';
import { isScriptAddress } from '../../shared/script-address.ts';
import { passwordLength } from '../../shared/staff/staff.ts';
import { tidyOrigin, tidySwitch } from '../../shared/tidy-setting.ts';
import {
  hasOnePassword,
  isDatabaseAddress,
  isMailbox,
  isOrigin,
  isSafeApi,
  isSignInEmail,
  readTrustProxy,
} from './setting-rules.ts';

/** As in the `Origin` header. */
const origins = z
  .string()
  .transform((list) =>
    list
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(tidyOrigin),
  )
  .pipe(z.array(z.string().refine(isOrigin, 'must be origins: scheme and host, without a path')));

/** ISO 3166-1, two letters. */
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

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Required together, so that visitors learn who reads their messages. */
const togetherWithModel = ['LLM_BASE_URL', 'LLM_MODEL', 'LLM_PROVIDER', 'LLM_COUNTRY'] as const;

const variables = z.object({
  PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be a port from 0 to 65535')
    .max(65535, 'must be a port from 0 to 65535')
    .default(8080),
  HOST: z.string().optional(),
  SITE_ORIGIN: z
    .string()
    .transform(tidyOrigin)
    .refine(isOrigin, 'must be the public address of the site: scheme and host, without a path')
    .optional(),
  API_ORIGIN: z
    .string()
    .transform(tidyOrigin)
    .refine(isOrigin, 'must be an origin: scheme and host, without a path')
    .optional(),
  DATA_DIR: z.string().default('data'),
  BACKUP_DIR: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// (leave it out for the embedded database)')
    .refine(
      (value) => isDatabaseAddress(value) && hasOnePassword(value),
      'must be a valid address (in a password write / as %2F, @ as %40, # as %23)',
    )
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./i, 'must begin with smtp:// or smtps://')
    .refine(
      (value) => URL.canParse(value) && hasOnePassword(value),
      'must be a valid address (in a password write @ as %40, / as %2F, # as %23)',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(
      (value) => isMailbox(value),
      'must be an email address, such as hello@company.example or Company <hello@company.example>',
    )
    .default(`${company.name} <${company.email}>`),
  IMAP_URL: z
    .string()
    .regex(/^imaps?:\/\/./i, 'must begin with imap:// or imaps://')
    .refine(
      (value) => URL.canParse(value) && hasOnePassword(value) && new URL(value).password !== '',
      'must be a valid address with user and password (in a password write @ as %40, / as %2F, # as %23)',
    )
    .optional(),
  IMAP_UNMATCHED: z.enum(['lead', 'leave'], 'must be lead or leave').default('leave'),
  LEADS_TO: z
    .string()
    .transform((list) =>
      list
        .split(/[,;]/)
        .map((address) => address.trim())
        .filter(Boolean)
        .join(', '),
    )
    .refine(
      (value) => value.split(',').every(isMailbox),
      'must be an email address, or several with commas between them',
    )
    .default(company.email),
  DKIM_SELECTOR: z
    .string()
    .transform((name) => name.replace(/\._domainkey.*$/i, ''))
    .pipe(z.string().regex(/^[a-z0-9]([\w.-]*[a-z0-9])?$/i, 'must be the name before ._domainkey, such as s1'))
    .optional(),
  TRUST_PROXY: z.string().transform(readTrustProxy).default(false),
  EMBED_ORIGINS: origins
    .refine(
      (list) => !list.some((origin) => origin.includes('*')),
      'must be whole origins, each by its name: * matches none',
    )
    .default([]),
  TEAMS_WEBHOOK_URL: z
    .string()
    .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), 'must be an http address')
    .optional(),
  ASSISTANT: z
    .string()
    .transform(tidySwitch)
    .pipe(z.enum(['on', 'off'], 'must be on or off'))
    .default('on'),
  CALENDAR_URL: z
    .string()
    .refine((value) => /^https:\/\/./i.test(value) && URL.canParse(value), 'must be an https address')
    .optional(),
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
  ADMIN_REQUIRE_TOTP: z
    .string()
    .transform(tidySwitch)
    .pipe(z.enum(['on', 'off'], 'must be true or false'))
    .optional(),
  NODE_ENV: z
    .string()
    .transform((value) => (value.toLowerCase() === 'prod' ? 'production' : value.toLowerCase()))
    .pipe(z.enum(['production', 'development', 'test'], 'must be production, development or test'))
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  ANALYTICS_SCRIPT_URL: scriptAddress,
  TRACKING_SCRIPT_URL: scriptAddress,
  ANALYTICS_ORIGINS: origins.default([]),
  LOG_LEVEL: z
    .string()
    .toLowerCase()
    .pipe(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`))
    .optional(),
});

export const environment = variables.check(({ value, issues }) => {
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
