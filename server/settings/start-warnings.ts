import { existsSync, statSync } from 'node:fs';
import { company } from '../../shared/company/company.ts';
import { examples } from './describe-problem.ts';
import type { Settings } from './settings.ts';

/** `SITE_OUT`: the build's own. */
const known = new Set([...Object.keys(examples), 'SITE_OUT']);

/** First words of our settings' names, and of those that people write instead. */
const ours = /^(?:SITE|SMTP|LEADS?|LLM|EMBED|TRUST|ANALYTICS|TRACKING|CALENDAR|DKIM|BACKUP|ASSISTANT)(?:_[A-Z0-9]+)+$/;

/** `SMTP_URI` while there is SMTP_URL: each with the settings that may be meant. */
function misspelt(env: Record<string, string | undefined>): string[] {
  return Object.keys(env)
    .filter((name) => ours.test(name) && !known.has(name))
    .map((name) => {
      const first = name.split('_', 1)[0]?.replace(/^LEAD$/, 'LEADS') ?? '';
      const meant = Object.keys(examples).filter((other) => other.startsWith(`${first}_`));
      return `${name} is no setting${meant.length > 0 ? `: is ${meant.join(' or ')} meant?` : '.'}`;
    });
}

/**
 * What will hurt in production, a sentence each; none elsewhere.
 * @param env for names that are no setting
 */
export function startWarnings(settings: Settings, env: Record<string, string | undefined>): string[] {
  const named = misspelt(env);
  if (!settings.production) return named;
  const origin = settings.siteOrigin ?? company.origin;
  return [
    ...named,
    ...(settings.smtpUrl
      ? []
      : [`SMTP_URL is not set: nobody gets an email; they wait as files in ${settings.dataDir}/outbox.`]),
    ...(/\.example(?::|$)/.test(company.origin)
      ? [
          'The company is the sample’s (npm run rebrand; owner/company.ts): its name, telephone number and email address are on every page.',
        ]
      : []),
    ...(origin.startsWith('http:')
      ? [`SITE_ORIGIN is ${origin}: browsers of visitors who come by https are sent to http, and mails link there.`]
      : []),
    ...(settings.host === '127.0.0.1' && settings.trustProxy === false
      ? [
          'TRUST_PROXY is not set: behind a proxy all visitors share one limit, and the chat answers nobody. On this machine: TRUST_PROXY=loopback.',
        ]
      : []),
    ...(settings.databaseUrl ? [] : backupWarnings(settings)),
  ];
}

function backupWarnings({ dataDir, backupDir }: Settings): string[] {
  if (!backupDir)
    return ['BACKUP_DIR is not set: the nightly backups are on the disk of the database, and are lost with it.'];
  if (!existsSync(backupDir)) return [`BACKUP_DIR: there is no folder ${backupDir}.`];
  const isOneDisk = existsSync(dataDir) && statSync(dataDir).dev === statSync(backupDir).dev;
  return isOneDisk ? [`BACKUP_DIR (${backupDir}) is on the disk of the database: both are lost with it.`] : [];
}
