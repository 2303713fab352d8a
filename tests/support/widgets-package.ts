import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConsoleMessage } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { packWidgets } from '../../tools/lib/widgets-package.mjs';
import { frameworks } from './frameworks.ts';
import { root } from './repository.ts';

export type Installed = {
  tarball: string;
  project: string;
};

/** Packed from current sources and installed from the tarball, offline. */
export function useInstalledPackage(): Installed {
  const installed = {} as Installed;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'northlume-package-'));
    const [made, project] = [join(folder, 'made'), join(folder, 'project')];
    mkdirSync(made);
    mkdirSync(project);
    const tarball = await packWidgets(made);
    writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    execFileSync(npm, ['install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', tarball], {
      cwd: project,
    });
    Object.assign(installed, { tarball, project });
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return installed;
}

type BundleSettings = {
  /** Without a version, React stays external. */
  react?: 18 | 19;
  minify?: boolean;
};

const bundles = new Map<string, Promise<string>>();

/** Bundles as a partner's build would. */
export function bundle(installed: Installed, program: string, settings: BundleSettings = {}): Promise<string> {
  const key = JSON.stringify([installed.project, program, settings]);
  const made = bundles.get(key) ?? makeBundle(installed, program, settings);
  bundles.set(key, made);
  return made;
}

async function makeBundle(
  { project }: Installed,
  program: string,
  { react, minify = false }: BundleSettings,
): Promise<string> {
  const entry = join(project, 'entry.js');
  const ours = join(root, 'node_modules');
  const theirs = react === 18 || program.includes(`'vue'`) ? join(frameworks() ?? root, 'node_modules') : ours;
  const reacts = react === 18 ? theirs : ours;
  writeFileSync(entry, program);
  const made = await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: {
      alias: [
        { find: /^vue$/, replacement: join(theirs, 'vue/dist/vue.runtime.esm-browser.js') },
        ...(react
          ? [
              { find: /^react-dom(?=\/|$)/, replacement: join(reacts, `react-dom-${react}`) },
              { find: /^react(?=\/|$)/, replacement: join(reacts, `react-${react}`) },
            ]
          : []),
      ],
    },
    build: {
      write: false,
      minify,
      target: 'es2022',
      lib: { entry, formats: ['es'] },
      // The bundler keeps whitespace for libraries.
      rolldownOptions: { external: react ? [] : [/^react/], output: { minify } },
    },
  });
  const [{ output }] = made as unknown as [{ output: [{ code: string }] }];
  return output[0].code;
}

export const inlineScript = (code: string) =>
  `<script type="module">${code.replaceAll('</script', '<\\/script')}</script>`;

/** Excludes React's advertisement, and errors of the form tokens that these pages refuse. */
export const isOfThePage = (message: ConsoleMessage): boolean =>
  message.type() !== 'info' && !message.location().url.endsWith('/api/form-token');
