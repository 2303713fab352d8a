import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository.ts';

/** docs/operating.md tells operators to copy these files. */
export const deployFile = (
  name: 'nginx.conf' | 'nginx-static.conf' | 'northlume@.service' | 'northlume-build.service' | 'render.yaml',
): string => readFileSync(join(root, 'docs/deploy', name), 'utf8');

/** By key, with every value of a repeated key. */
export function unitSettings(): Map<string, string[]> {
  const settings = new Map<string, string[]>();
  for (const [, key = '', value = ''] of deployFile('northlume@.service').matchAll(/^(\w+)=(.*)$/gm))
    settings.set(key, [...(settings.get(key) ?? []), value]);
  return settings;
}

/** The unit file's environment for a port, without `/etc/northlume.env`. */
export function unitEnvironment(port: number | string): Record<string, string> {
  const words = (unitSettings().get('Environment') ?? []).flatMap((line) =>
    line.replaceAll('%i', String(port)).split(' '),
  );
  return Object.fromEntries(words.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]));
}
