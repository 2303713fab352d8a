import { runCommand } from './run-command.mjs';

/**
 * What `npm audit signatures` has found.
 * @param {{ code: number, output: string }} ended
 * @returns {{ outcome: 'good' | 'bad' | 'unanswered', says: string }} `bad`: a package whose signature is missing or wrong.
 *   `unanswered`: the registry, or the store of its keys, could not be asked, or serves no signatures.
 */
export function judgeSignatures({ code, output }) {
  const lines = output
    .split('\n')
    .map((line) => line.replace(/^npm (error|warn) ?/i, '').trim())
    .filter((line) => line !== '' && !/^(A complete log|network|errno|syscall|code)\b/.test(line));
  const says = lines.join('; ').slice(0, 600);
  if (/\b(invalid|missing) registry signatures?\b|\bEINTEGRITYSIGNATURE\b|\binvalid attestations?\b/i.test(output))
    return { outcome: 'bad', says };
  if (code === 0 && /\bverified registry signatures?\b/.test(output)) return { outcome: 'good', says };
  return { outcome: 'unanswered', says };
}

/** Asks the registry whether it has signed the packages that are installed; without an answer it is not asked again. */
export async function auditSignatures() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  return judgeSignatures(
    await runCommand(npm, ['audit', 'signatures'], { quiet: true, env: { npm_config_fetch_retries: '0' } }),
  );
}
