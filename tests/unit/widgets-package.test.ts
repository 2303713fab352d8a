import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { publint } from 'publint';
import { describe, expect, test } from 'vitest';
import type { WidgetOption } from '../../widgets/base/option-table.ts';
import { optionsOf } from '../../widgets/every-part.ts';
import { registry } from '../../widgets/runtime/registry.ts';
import { same } from '../support/package-types.ts';
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

  test.each([
    ['the loader', 'loadNorthlume', '@northlume/widgets', 'loader'],
    ['the React component', 'NorthlumeWidget', '@northlume/widgets/react', 'React'],
    ['the custom element', 'defineNorthlumeWidget', '@northlume/widgets/element', 'element'],
  ])('%s is at most 2 kB, with all that it needs, and the docs say how much', async (_name, used, entry, inDocs) => {
    const code = await bundle(installed, `export { ${used} } from '${entry}';`, { minify: true });
    expect(code).toContain(used);
    const bytes = brotliCompressSync(code).length;
    console.log(`${used}: ${code.length} bytes, ${bytes} as they travel (brotli)`);
    expect(bytes).toBeLessThanOrEqual(2000);
    const [, sizes = ''] = readFileSync('docs/widgets.md', 'utf8').split('an entry as it travels (brotli): ');
    expect(sizes.replace(/\s+/g, ' ').split('. ')[0]).toContain(`${inDocs} ${(bytes / 1000).toFixed(1)}`);
  });

  test('what is not used is left out', async () => {
    const code = await bundle(installed, `import '@northlume/widgets/react'; import '@northlume/widgets/element';`);
    expect(code.trim()).toBe('');
  });
});
