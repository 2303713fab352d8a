import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { useChromium } from '../../support/chromium.ts';
import { wholeSet } from '../../support/whole-set.ts';

const chromium = useChromium();

/** The page's script, built as it is for a partner's page, but with both renderers in it. */
async function script(): Promise<string> {
  const outputs = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('../../support/random-trees.ts', import.meta.url)),
        formats: ['iife'],
        name: 'randomTrees',
      },
    },
  })) as Rolldown.RolldownOutput[];
  return outputs[0]?.output[0].code ?? '';
}

test('the small renderer makes of random trees, drawn and redrawn, what Preact makes of them', async () => {
  // `npm test` draws the same trees at every run; `npm run test:all` draws others each time.
  const seed = wholeSet ? Math.floor(Math.random() * 1e9) : 148_149_104;
  const page = await chromium.open(1440);
  await page.setContent('<!doctype html><title>Trees</title>');
  await page.addScriptTag({ content: await script() });
  const differences = await page.evaluate(
    ([first, seeds, steps]) =>
      (globalThis as unknown as { compareRenderers: (...given: number[]) => Promise<string[]> }).compareRenderers(
        first as number,
        seeds as number,
        steps as number,
      ),
    [seed, 40, 12],
  );
  expect(differences.slice(0, 1), `first seed ${seed}`).toEqual([]);
});
