import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { describe, expect, test } from 'vitest';
import { testWith } from '../support/describe-with.ts';
import { frameworks, noFrameworks } from '../support/frameworks.ts';
import { root } from '../support/repository.ts';
import { useInstalledPackage } from '../support/widgets-package.ts';

const installed = useInstalledPackage();
const entries = ['.', './react', './element'];

function link(name: string, from: string, modules = root): void {
  const place = join(installed.project, 'node_modules', name);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(modules, 'node_modules', from), place, 'junction');
}

/**
 * Type-checks in strict mode, libraries included.
 * @returns the compiler's output
 */
function compile(name: string, program: string, options = ''): string {
  writeFileSync(join(installed.project, name), program);
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const strict = `--strict --noEmit --skipLibCheck false --module esnext --moduleResolution bundler --target es2022 --lib es2022,dom ${options}`;
  const { stdout } = spawnSync(process.execPath, [tsc, ...strict.trim().split(' '), name], {
    cwd: installed.project,
    encoding: 'utf8',
  });
  return stdout;
}

/** Code examples of the manual, as readers copy them. */
const example = (language: string) =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(
    readFileSync('packages/itwidgets/README.md', 'utf8'),
  )?.[1] ?? '';

/** Excluded by the tool's profile `esm-only`: resolvers without ES modules, or with `require`. */
const notEsm: readonly string[] = ['node10', 'node16-cjs'];

test('“are the types wrong” finds nothing for ES modules (--profile esm-only)', async () => {
  const data = createPackageFromTarballData(new Uint8Array(readFileSync(installed.tarball)));
  const result = await checkPackage(data);
  const problems = 'problems' in result ? result.problems : [{ kind: 'NoTypes' as const }];
  const isOfEsm = (problem: object) => !('resolutionKind' in problem && notEsm.includes(`${problem.resolutionKind}`));
  expect(problems.filter(isOfEsm)).toEqual([]);
});

test('a CommonJS program can require every entry', () => {
  link('react', 'react-19');
  const names = entries.map((entry) => entry.replace('.', '@itwidgets/widgets'));
  const program = `console.log(${JSON.stringify(names)}.map((name) => Object.keys(require(name)).join()).join(' '))`;
  writeFileSync(join(installed.project, 'server.cjs'), program);
  const { stdout, status } = spawnSync(process.execPath, ['server.cjs'], { cwd: installed.project, encoding: 'utf8' });
  expect([status, stdout.trim()]).toEqual([0, 'loadItWidgets ItWidget defineItWidget']);
});

test('its types compile in a strict project that checks its libraries too, and refuse what is not there', () => {
  const program = `import { loadItWidgets } from '@itwidgets/widgets';
    import { defineItWidget } from '@itwidgets/widgets/element';
    defineItWidget({ origin: 'https://x.example' });
    const api = await loadItWidgets({ origin: 'https://x.example', version: '0.2.0', integrity: 'sha384-x' });
    api.mount('#x', 'contact-form', { service: 'cloud' })?.unmount();
    api.mount('#x', 'chat', { position: 'left' })?.unmount();
    api.on('sent', ({ form, reference }) => [form satisfies string, reference?.length]);
    window.itwidgets?.open('booking', { title: 'Talk to us' });
    addEventListener('itwidgets:failed', ({ detail }) => detail.status.toFixed());
    document.addEventListener('itwidgets:unavailable', ({ detail }) => detail.reason.message);
    document.querySelector('it-widget')?.addEventListener('itwidgets:sent', ({ detail }) => detail.reference?.length);
    // @ts-expect-error There is no such detail,
    document.addEventListener('itwidgets:sent', ({ detail }) => detail.colour);
    // @ts-expect-error no such option,
    api.mount('#x', 'newsletter', { colour: 'red' });
    // @ts-expect-error no such value
    api.open('booking', { service: 'clud' });
    // @ts-expect-error no such widget,
    api.mount('#x', 'chess');
    // @ts-expect-error and none that has a place in a page.
    api.mount('#x', 'booking');`;
  expect(compile('partner.ts', program)).toBe('');
  expect(compile('manual.ts', example('ts'))).toBe('');
});

describe.each([
  [18, '@types/react-18', frameworks()],
  [19, '@types/react', root],
])('with the types of React %i', (version, types, folder) => {
  testWith(
    folder,
    noFrameworks,
    'the component of the manual compiles, and options, values and events that are not there are refused',
    (folder) => {
      link('@types/react', types, folder);
      expect(readFileSync(join(installed.project, 'node_modules/@types/react/package.json'), 'utf8')).toMatch(
        new RegExp(`"version": "${version}\\.`),
      );
      const manual = example('tsx').replace(/^<ItWidget[\s\S]*<\/ItWidget>/m, 'export const Ours = () => $&');
      expect(manual).toContain('export const Ours');
      const program = `${manual}
      const origin = 'https://x.example';
      export const Wrong = () => <>
        {/* @ts-expect-error no such widget */}
        <ItWidget origin={origin} name="chess" />
        {/* @ts-expect-error no such value */}
        <ItWidget origin={origin} name="contact-form" options={{ service: 'clud' }} />
        {/* @ts-expect-error no such value of the chat */}
        <ItWidget origin={origin} name="chat" options={{ position: 'top' }} />
        <ItWidget origin={origin} name="chat" options={{ position: 'left' }} />
        {/* @ts-expect-error no such event */}
        <ItWidget origin={origin} name="newsletter" on={{ sunk: () => {} }} />
        {/* @ts-expect-error no such detail */}
        <ItWidget origin={origin} name="newsletter" on={{ sent: ({ colour }) => colour }} />
        {/* @ts-expect-error no origin */}
        <ItWidget name="newsletter" />
        {/* @ts-expect-error no such theme */}
        <ItWidget origin={origin} name="newsletter" options={{ theme: 'black' }} />
        <ItWidget origin={origin} name="newsletter" options={{ theme: 'dark' }} aria-label="Newsletter" data-ours="1" hidden />
        <ItWidget origin={origin} name="newsletter" style={{ minHeight: 219 }} id="a" className="b">words</ItWidget>
        <it-widget name="newsletter" data-source="footer">words</it-widget>
        {/* @ts-expect-error no such widget */}
        <it-widget name="chess" />
      </>;`;
      expect(compile('app.tsx', program, '--jsx react-jsx')).toBe('');
    },
  );
});
