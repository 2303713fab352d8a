import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository.ts';

/** A file that docs/operating.md tells operators to copy. */
export const deployFile = (name: 'nginx.conf' | 'northlume@.service'): string =>
  readFileSync(join(root, 'docs/deploy', name), 'utf8');

/** Settings of the unit file by key; a repeated key has all values. */
export function unitSettings(): Map<string, string[]> {
  const settings = new Map<string, string[]>();
  for (const [, key = '', value = ''] of deployFile('northlume@.service').matchAll(/^(\w+)=(.*)$/gm))
    settings.set(key, [...(settings.get(key) ?? []), value]);
  return settings;
}

/** Environment that the unit file sets for a port, without `/etc/northlume.env`. */
export function unitEnvironment(port: number | string): Record<string, string> {
  const words = (unitSettings().get('Environment') ?? []).flatMap((line) =>
    line.replaceAll('%i', String(port)).split(' '),
  );
  return Object.fromEntries(words.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]));
}
