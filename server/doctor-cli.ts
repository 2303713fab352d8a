import { fileURLToPath } from 'node:url';
import { examine, type Finding } from './doctor.ts';
import { readSettings, SettingsError } from './settings/read-settings.ts';

const signs: Record<Finding['state'], string> = { ok: 'ok  ', look: 'look', bad: 'BAD ' };

/** `npm run doctor`, with the server's settings and as its user. Exit code 1 if something does not work. */
async function main(): Promise<number> {
  const settings = readSettings(process.env);
  const found = await examine(settings, process.env, fileURLToPath(new URL('../dist/', import.meta.url)));
  for (const { state, about, text } of found) console.log(`${signs[state]} ${about}: ${text}`);
  const bad = found.filter(({ state }) => state === 'bad').length;
  const looks = found.filter(({ state }) => state === 'look').length;
  console.log(`\n${bad === 0 ? 'Everything works' : `${bad} to mend`}${looks > 0 ? `, ${looks} to look at` : ''}.`);
  return bad === 0 ? 0 : 1;
}

process.umask(0o077);
try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.log(`These settings cannot be used:\n${error.message}`);
  process.exitCode = 1;
}
