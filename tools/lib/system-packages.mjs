import { runCommand } from './run-command.mjs';
import { say } from './say.mjs';

const env = { DEBIAN_FRONTEND: 'noninteractive' };
let updated = false;

async function apt(args) {
  const options = ['-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=300', '-y', '-q'];
  return await runCommand('apt-get', [...options, ...args], { quiet: true, env });
}

/**
 * Installs a Debian package when that is possible here: as root, where apt-get exists.
 * @param {string} name
 * @returns {Promise<string | undefined>} why it could not be installed; undefined when it was
 */
export async function installSystemPackage(name) {
  if (process.getuid?.() !== 0) return `Install it (sudo apt-get install -y ${name}) and run npm test again.`;
  say(`Installing ${name} from the system's packages …`);
  if (!updated) {
    const { code, output } = await apt(['update']);
    // A mirror that did not answer may still leave usable lists.
    if (code !== 0) say(output.trim().split('\n').slice(-3).join('\n'));
    updated = true;
  }
  const { code, output } = await apt(['install', '--no-install-recommends', name]);
  if (code === 0) return undefined;
  if (code === 127) return `Install ${name} (apt-get is not on this system) and run npm test again.`;
  return `apt-get install ${name} failed: ${output.trim().split('\n').slice(-3).join(' ')}`;
}
