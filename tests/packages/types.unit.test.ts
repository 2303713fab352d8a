import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll, describe, expect, test } from 'vitest';
import { beforeRelease } from '../support/whole-set.ts';

const file = resolve('site/public/types/itwidgets.d.ts');
const folder = mkdtempSync(join(tmpdir(), 'northlume-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

function compile(program: string): string {
  writeFileSync(join(folder, 'partner.ts'), program);
  const options =
    '--ignoreConfig --noEmit --strict --skipLibCheck false --allowImportingTsExtensions --target es2022 --module esnext --moduleResolution bundler --types'.split(
      ' ',
    );
  try {
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', ...options, '', join(folder, 'partner.ts')]);
    return '';
  } catch (error) {
    return String((error as { stdout?: Buffer }).stdout);
  }
}

describe('the types for partners', () => {
  beforeRelease('are what the sources give, in one file without imports', async () => {
    await build({ configFile: 'vite.types.config.ts', logLevel: 'error', build: { outDir: folder } });
    const made = readFileSync(join(folder, 'itwidgets.d.ts'), 'utf8');
    expect(made, 'npm run widget-types').toBe(readFileSync(file, 'utf8'));
    expect(made).not.toMatch(/\bimport\b|\brequire\(/);
  });

  test('compile where every library is checked, and refuse widgets, options, values, events and details that are not there', () => {
    const program = `
      import type {
        FloatingWidgets, FormName, InlineWidgets, Mounted, ItWidgetsApi, ItWidgetsEvents, PlacedWidgets, ServiceOption,
      } from '${file.replace('.d.ts', '')}';
      const api: ItWidgetsApi = window.itwidgets!;
      const service: ServiceOption & InlineWidgets['contact-form']['service'] = 'voip';
      api.open('booking', { service } satisfies FloatingWidgets['booking']);
      const mounted: Mounted | undefined = api.mount('#here', 'contact-form', { service: 'dark-web-scan' });
      mounted?.unmount();
      api.mount('#here', 'chat', { position: 'left' } satisfies PlacedWidgets['chat'])?.unmount();
      api.on('sent', ({ form, reference }: ItWidgetsEvents['sent']) => [form satisfies FormName, reference?.length]);
      document.addEventListener('itwidgets:failed', (event) => event.detail.status.toFixed());
      addEventListener('itwidgets:sent', (event) => event.detail.reference?.length);
      document.body.addEventListener('itwidgets:invalid', (event) => event.detail.fields.join());
      // @ts-expect-error
      api.open('booking', { service: 'clud' });
      // @ts-expect-error
      api.open('booking', { colour: 'red' });
      // @ts-expect-error
      api.mount('#here', 'chess');
      // @ts-expect-error It stands on our own pages only.
      api.mount('#here', 'roi-calculator');
      // @ts-expect-error
      api.mount('#here', 'chat', { position: 'top' });
      // @ts-expect-error
      api.mount('#here', 'booking');
      // @ts-expect-error
      api.on('sunk', () => {});
      // @ts-expect-error
      document.addEventListener('itwidgets:sent', (event) => event.detail.colour);
    `;
    expect(compile(program)).toBe('');
  });
});
