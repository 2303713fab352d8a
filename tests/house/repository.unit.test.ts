import { expect, test } from 'vitest';
import { readSources } from '../support/repository.ts';

/** Assembled, because this test also reads its own file. */
const slash = '/';
const machinePath = new RegExp(
  `(?<![\\w.~/-])${slash}(?:work|root|mnt|home/[a-z][\\w-]*|Users/[A-Za-z][\\w-]*|tmp/[\\w-]+)${slash}\\w`,
);
const packageHost = new RegExp(
  `https?:${slash}${slash}(?:[\\w.-]*\\.)?(?:registry|artifactory|nexus|verdaccio)\\b`,
  'i',
);

/** The configured npm registry: its host must not be in the repository. */
const registryHost = URL.canParse(process.env.npm_config_registry ?? '')
  ? new URL(process.env.npm_config_registry ?? '').host
  : undefined;

function machinePlaces(text: string): string[] {
  return text.split('\n').filter((line) => {
    if (machinePath.test(line) || packageHost.test(line)) return true;
    return registryHost !== undefined && line.includes(registryHost);
  });
}

test('no file holds the path of a machine or the address of a package host', () => {
  const files = readSources(/\.(ts|tsx|mjs|js|css|json|md|html|csv|yml|yaml|txt|svg|webmanifest)$|^\.|run$/);
  const found = files.flatMap(({ path, text }) => machinePlaces(text).map((line) => `${path}: ${line.trim()}`));
  expect(found).toEqual([]);
});

test('the check finds a machine path and a package host', () => {
  expect(machinePlaces(`see ${slash}home/someone${slash}project`)).toHaveLength(1);
  expect(machinePlaces(`https:${slash}${slash}registry.example.com/x`)).toHaveLength(1);
  expect(machinePlaces('href="/home/services" site/work/index.ts https://example.com/root/a')).toEqual([]);
});
