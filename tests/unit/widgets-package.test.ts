import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { describe, expect, test } from 'vitest';
import type { WidgetOption } from '../../widgets/base/option-table.ts';
import { optionsOf } from '../../widgets/every-part.ts';
import { registry } from '../../widgets/runtime/registry.ts';
import { same } from '../support/package-types.ts';
import { root } from '../support/repository.ts';
import { bundle, useInstalledPackage } from '../support/widgets-package.ts';

const room = 'packages/northlume-widgets';

/** A widget's options as a type: its values where it has a choice. */
function optionsAsType(placement: string): string {
  const type = (option: WidgetOption) =>
    option.kind === 'choice' ? option.values.map((value) => `'${value}'`).join(' | ') : 'string';
  return Object.entries(registry)
    .filter(([, row]) => row.placement === placement && row.on === 'any')
    .map(([widget]) => {
      const lines = Object.entries(optionsOf(widget)).map(([name, option]) => `${name}?: ${type(option)}`);
      return `${/-/.test(widget) ? `'${widget}'` : widget}: { ${lines.join('; ')} };`;
    })
    .join(' ')
    .replace(/;$/, '');
}

/** Without the formatter's line breaks and comments. */
const flat = (code: string) =>
  code
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replaceAll(': | ', ': ')
    .replaceAll('; }', ' }')
    .trim();

test('the package knows the options of every widget that a partner may place', () => {
  expect(flat(readFileSync(`${room}/src/widget-options.ts`, 'utf8'))).toBe(
    `export type InlineOptions = { ${optionsAsType('inline')} }; export type FloatingOptions = { ${optionsAsType('floating')} };`,
  );
});

test('the package’s types and the script’s are the same', () => {
  expect(Object.values(same)).toEqual(Object.values(same).map(() => true));
});

describe('the tarball', () => {
  const installed = useInstalledPackage();
  const inside = () => join(installed.project, 'node_modules/@northlume/widgets');

  test('publint finds nothing', async () => {
    const { messages } = await publint({ pkgDir: inside(), strict: true });
    expect(messages).toEqual([]);
  });

  test('its types are found by every resolver of modules', async () => {
    const data = createPackageFromTarballData(new Uint8Array(readFileSync(installed.tarball)));
    const result = await checkPackage(data);
    const problems = 'problems' in result ? result.problems : [{ kind: 'NoTypes' as const }];
    // It is for bundlers and browsers: CommonJS and resolvers from before `exports` are not served.
    const served = problems.filter(
      (problem) => !('resolutionKind' in problem) || !/^node(10|16-cjs)$/.test(problem.resolutionKind),
    );
    expect(served).toEqual([]);
  });

  test('its types compile in a strict project that checks its libraries too', () => {
    const program = join(installed.project, 'partner.ts');
    writeFileSync(
      program,
      `import { loadNorthlume } from '@northlume/widgets';
       import { defineNorthlumeWidget } from '@northlume/widgets/element';
       defineNorthlumeWidget({ origin: 'https://x.example' });
       const api = await loadNorthlume({ origin: 'https://x.example', version: '0.2.0', integrity: 'sha384-x' });
       api.mount('#x', 'contact-form', { service: 'cloud' })?.unmount();
       api.on('sent', ({ form, reference }) => [form satisfies string, reference?.length]);
       window.northlume?.open('booking', { title: 'Talk to us' });
       // @ts-expect-error There is no such option,
       api.mount('#x', 'newsletter', { colour: 'red' });
       // @ts-expect-error no such value
       api.open('booking', { service: 'clud' });
       // @ts-expect-error and no such widget.
       api.mount('#x', 'chess');`,
    );
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const options = '--strict --noEmit --module esnext --moduleResolution bundler --target es2022 --lib es2022,dom';
    const { stdout } = spawnSync(process.execPath, [tsc, ...options.split(' '), program], {
      cwd: installed.project,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  });

  test.each([
    ['the loader', 'loadNorthlume', '@northlume/widgets'],
    ['the React component', 'NorthlumeWidget', '@northlume/widgets/react'],
    ['the custom element', 'defineNorthlumeWidget', '@northlume/widgets/element'],
  ])('%s is at most 2 kB, with all that it needs', async (_name, used, entry) => {
    const code = await bundle(installed, `export { ${used} } from '${entry}';`, { minify: true });
    expect(code).toContain(used);
    const bytes = brotliCompressSync(code).length;
    console.log(`${used}: ${code.length} bytes, ${bytes} as they travel (brotli)`);
    expect(bytes).toBeLessThanOrEqual(2000);
  });

  test('what is not used is left out', async () => {
    const code = await bundle(installed, `import '@northlume/widgets/react'; import '@northlume/widgets/element';`);
    expect(code.trim()).toBe('');
  });
});
