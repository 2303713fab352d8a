import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

export type Embed = {
  name: string;
  script: Buffer;
  body: string;
  isModule?: boolean;
  file?: { path: string; text: Buffer };
  shows?: RegExp;
  isPressed?: boolean;
};

const packages = {
  'deep-chat': '2.4.2',
  '@typeform/embed': '6.1.1',
  '@sentry/browser': '11.12.0',
  '@calcom/embed-core': '1.5.3',
  '@calcom/embed-snippet': '1.3.3',
};

async function bundled(folder: string, name: string, program: string): Promise<Buffer> {
  const entry = join(folder, `${name}.js`);
  writeFileSync(entry, program);
  const made = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: true, lib: { entry, formats: ['iife'], name: 'peer' } },
  });
  const [{ output }] = made as unknown as [{ output: [{ code: string }] }];
  return Buffer.from(output[0].code);
}

/**
 * Installs the packages into an empty folder outside the project.
 * @returns each embed, or why it is unavailable
 */
export async function peers(folder: string): Promise<(Embed | { name: string; missing: string })[]> {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const wanted = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  const options = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'];
  try {
    execFileSync('npm', ['install', ...options, ...wanted], { cwd: folder, stdio: 'pipe' });
  } catch {
    return Object.keys(packages).map((name) => ({ name, missing: 'npm could not install it' }));
  }
  const read = (path: string) => readFileSync(join(folder, 'node_modules', path));
  const makers: [name: string, make: () => Embed | Promise<Embed>][] = [
    [
      'deep-chat',
      () => ({
        name: 'deep-chat',
        script: read('deep-chat/dist/deepChat.bundle.js'),
        body: '<deep-chat></deep-chat>',
        isModule: true,
      }),
    ],
    [
      '@typeform/embed (popup)',
      () => ({
        name: '@typeform/embed (popup)',
        script: read('@typeform/embed/build/embed.js'),
        body: '<button data-tf-popup="x">Open</button>',
      }),
    ],
    [
      '@sentry/browser (feedback)',
      async () => ({
        name: '@sentry/browser (feedback)',
        script: await bundled(
          folder,
          'sentry',
          `import { init, feedbackIntegration } from '@sentry/browser';
           init({ dsn: 'http://key@127.0.0.1/1', integrations: [feedbackIntegration()] });`,
        ),
        body: '',
      }),
    ],
    [
      'Cal, snippet and embed.js',
      async () => ({
        name: 'Cal, snippet and embed.js',
        script: await bundled(
          folder,
          'cal',
          `import snippet from '@calcom/embed-snippet'; snippet('/file.js')('init', { origin: location.origin });`,
        ),
        file: { path: '/file.js', text: read('@calcom/embed-core/dist/embed/embed.js') },
        body: '<button data-cal-link="x">Open</button>',
      }),
    ],
  ];
  return Promise.all(
    makers.map(async ([name, make]) => {
      try {
        return await make();
      } catch (error) {
        return { name, missing: (error as Error).message.split('\n')[0] ?? '' };
      }
    }),
  );
}
