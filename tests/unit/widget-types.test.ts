import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { forms } from '../../widgets/contract/forms.ts';
import { optionsOf } from '../../widgets/every-part.ts';
import { registry } from '../../widgets/runtime/registry.ts';

const file = resolve('site/public/types/northlume.d.ts');
const text = readFileSync(file, 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'northlume-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the compiler says of a partner's program, every file checked. */
function compile(program: string): string {
  writeFileSync(join(folder, 'partner.ts'), `import type {} from '${file.replace('.d.ts', '')}';\n${program}`);
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
  test('are one file without imports', () => {
    expect(text).not.toMatch(/\bimport\b.*from|\brequire\(/);
  });

  test('compile where every library is checked, and know options, events and their details', () => {
    const program = `
      const api = window.northlume!;
      api.open('booking', { service: 'voip' });
      api.mount('#here', 'contact-form', { service: 'dark-web-scan' })?.unmount();
      api.mount('#here', 'chat', { position: 'left' })?.unmount();
      api.on('sent', ({ form, reference }) => console.log(form, reference?.length));
      document.addEventListener('northlume:failed', (event) => console.log(event.detail.status.toFixed()));
      addEventListener('northlume:sent', (event) => console.log(event.detail.reference?.length));
      document.body.addEventListener('northlume:invalid', (event) => console.log(event.detail.fields.join()));
    `;
    expect(compile(program)).toBe('');
  });

  test('say of every call, option, value, event and detail what the package says, which the compiler holds to the script', () => {
    const sources = resolve('packages/northlume-widgets/src');
    const program = `
      import type { FloatingWidgets, FormName, InlineWidgets, NorthlumeApi, NorthlumeEvents, PlacedWidgets } from '${file.replace('.d.ts', '')}';
      import type * as Packed from '${sources}/northlume.ts';
      import type { FloatingOptions, InlineOptions } from '${sources}/widget-options.ts';
      type Exact<Type> = <Any>() => Any extends Type ? 1 : 2;
      type Same<One, Other> = Exact<One> extends Exact<Other> ? true : false;
      type Calls = keyof NorthlumeApi;
      export const same: [
        Same<FormName, Packed.FormName>,
        Same<keyof NorthlumeEvents, keyof Packed.WidgetEvents>,
        { [Event in keyof NorthlumeEvents]: Same<NorthlumeEvents[Event], Packed.WidgetEvents[Event]> }[keyof NorthlumeEvents],
        Same<keyof InlineWidgets, keyof InlineOptions>,
        { [Widget in keyof InlineWidgets]: Same<InlineWidgets[Widget], InlineOptions[Widget]> }[keyof InlineWidgets],
        Same<keyof FloatingWidgets, keyof FloatingOptions>,
        { [Widget in keyof FloatingWidgets]: Same<FloatingWidgets[Widget], FloatingOptions[Widget]> }[keyof FloatingWidgets],
        Same<keyof PlacedWidgets, Packed.PlacedWidget>,
        Same<Calls, keyof Packed.NorthlumeApi>,
        NorthlumeApi extends Packed.NorthlumeApi ? true : false,
        Packed.NorthlumeApi extends NorthlumeApi ? true : false,
      ][number] extends true ? true : false = true;
    `;
    expect(compile(program)).toBe('');
  });

  test.each([
    "window.northlume?.open('booking', { service: 'clud' })",
    "window.northlume?.mount('#here', 'chess')",
    "window.northlume?.mount('#here', 'chat', { position: 'top' })",
    "window.northlume?.mount('#here', 'booking')",
    "window.northlume?.on('sunk', () => {})",
    "document.addEventListener('northlume:sent', (event) => event.detail.colour)",
  ])('refuse %s', (program) => {
    expect(compile(program)).toMatch(/error TS/);
  });

  test('know every widget that may stand on a partner’s page, its options with their values, and every form', () => {
    for (const [name, { on }] of Object.entries(registry)) {
      const row = new RegExp(`^ {2}'?${name}'?: \\{([^}]*)\\};`, 'm').exec(text)?.[1];
      if (on === 'own') expect(row, name).toBeUndefined();
      else
        expect([...(row ?? '').matchAll(/(\w+)\?:/g)].map(([, option]) => option)).toEqual(
          Object.keys(optionsOf(name)),
        );
    }
    const services = /ServiceOption =([^;]*);/
      .exec(text)?.[1]
      ?.match(/'[^']+'/g)
      ?.map((value) => value.slice(1, -1));
    expect(optionsOf('booking').service).toMatchObject({ values: services });
    expect(optionsOf('contact-form').service).toMatchObject({ values: [...(services ?? []), 'dark-web-scan'] });
    for (const form of Object.keys(forms)) expect(text).toContain(`'${form}'`);
  });
});
