import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { publint } from 'publint';
import { describe, expect, test } from 'vitest';
import { bundle, useInstalledPackage } from '../support/widgets-package.ts';

describe('the tarball', () => {
  const installed = useInstalledPackage();
  const inside = () => join(installed.project, 'node_modules/@itwidgets/widgets');

  test('publint finds nothing', async () => {
    const { messages } = await publint({ pkgDir: inside(), strict: true });
    expect(messages).toEqual([]);
  });

  test.each([
    ['the loader', 'loadItWidgets', '@itwidgets/widgets', 'loader'],
    ['the React component', 'ItWidget', '@itwidgets/widgets/react', 'React'],
    ['the custom element', 'defineItWidget', '@itwidgets/widgets/element', 'element'],
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
    const code = await bundle(installed, `import '@itwidgets/widgets/react'; import '@itwidgets/widgets/element';`);
    expect(code.trim()).toBe('');
  });
});
