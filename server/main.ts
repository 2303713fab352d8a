import { staffPath } from '../shared/staff/staff.ts';
import { SettingsError } from './settings/read-settings.ts';
import { startWarnings } from './settings/start-warnings.ts';
import { startServer } from './start.ts';
import { StartProblem } from './start-problem.ts';

async function main(): Promise<void> {
  // The IPC channel closes when `npm start` is killed; port and database must be free for the next one.
  const abandoned = new Promise((resolve) => process.once('disconnect', resolve));
  // The channel must not keep the process alive.
  process.channel?.unref();
  const server = await startServer();
  // An end without a word looks like a crash.
  const stop = (why: string) => {
    console.log(`The server stops. ${why}`);
    return server.stop();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.once(signal, () => void stop(`It was asked to by ${signal}`).catch(fail));
  }
  void abandoned.then(() => stop('What started it has ended')).catch(fail);
  const { url, settings } = server;
  const { firstSignIn } = server;
  const elsewhere = settings.siteOrigin === url ? '' : ` (links in emails and pages use ${settings.siteOrigin})`;
  const first = firstSignIn?.oneTime
    ? ` as ${firstSignIn.email}, within 72 hours with the password in ${firstSignIn.oneTime.file}`
    : '';
  console.log(`The site is at ${url}${elsewhere}`);
  console.log(`Staff sign in at ${settings.siteOrigin}${staffPath}${first}`);
  console.log(`Mail goes to ${server.mailGoesTo}`);
  console.log(`Leads are kept in ${settings.databaseUrl ? 'PostgreSQL (DATABASE_URL)' : `${settings.dataDir}/`}`);
  for (const warning of startWarnings(settings, process.env)) console.log(`Warning: ${warning}`);
  console.log('Ctrl-C stops it');
  server.prepare();
}

function fail(error: unknown): void {
  console.error(explain(error));
  process.exitCode = 1;
}

/** One line for what an owner can fix, the stack for a defect. */
function explain(error: unknown): string {
  if (error instanceof SettingsError) return `These settings cannot be used:\n${error.message}`;
  if (error instanceof StartProblem) return error.message;
  const { code, port } = (error ?? {}) as Record<string, unknown>;
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what uses it, or choose another one with PORT=`;
  if (code === 'EACCES' && port) return `Port ${port} is not allowed for this user: choose one above 1024 with PORT=`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

// Files are for the server's own user only.
process.umask(0o077);
await main().catch(fail);
