import { spawnSync } from 'node:child_process';
import { offeredFiles } from '../../pages/offered-files.ts';
import { type BuiltSite, type Finding, findingOn } from '../built/built-site.ts';

/** Commands that change or delete something: readers run scripts before they understand them. */
const changing =
  /\b(?:rm|mv|dd|chmod|chown|truncate|mkfs\S*)\s|\b(?:Remove|Set|New|Clear|Disable|Enable|Stop|Restart|Uninstall|Install|Move|Rename|Reset|Revoke)-[A-Z]\w+/;

/** Faults for shell scripts that bash cannot parse, notes for scripts that change something. */
export function offeredScripts(site: BuiltSite): Finding[] {
  return offeredFiles(site.content).flatMap(({ page, file, text }) => {
    if (!/\.(sh|ps1)$/.test(file)) return [];
    const script = text();
    const field = file.slice(file.lastIndexOf('/') + 1);
    const found: Finding[] = [];
    if (file.endsWith('.sh')) {
      const bash = spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' });
      const [what, note] = bash.error
        ? ['is not looked at: there is no bash here.', true]
        : [bash.stderr.trim(), false];
      if (bash.error || bash.status !== 0)
        found.push(findingOn(site, page, { field, what, note, todo: 'Run bash -n on it, and run it.' }));
    }
    const change = changing.exec(script)?.[0].trim();
    if (change) {
      const todo = 'A script only reads, unless the page is about what it changes and says so before the file.';
      found.push(findingOn(site, page, { field, what: `holds the command ${change}.`, todo, note: true }));
    }
    return found;
  });
}
