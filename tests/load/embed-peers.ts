import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { installed } from '../support/frameworks.ts';

export type Embed = {
  name: string;
  script: Buffer;
  body: string;
  isModule?: boolean;
  file?: { path: string; text: Buffer };
  shows?: RegExp;
  isPressed?: boolean;
};

async function bundled(folder: string, program: string): Promise<Buffer> {
  // Beside the packages, where imports find them.
  const made = mkdtempSync(join(folder, 'entry-'));
  const entry = join(made, 'entry.js');
  writeFileSync(entry, program);
  try {
    const built = await build({
      root: made,
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { write: false, minify: true, lib: { entry, formats: ['iife'], name: 'peer' } },
    });
    const [{ output }] = built as unknown as [{ output: [{ code: string }] }];
    return Buffer.from(output[0].code);
  } finally {
    rmSync(made, { recursive: true });
  }
}

/** @returns each embed of `tests/load/peers`, or why it is unavailable */
export async function peers(): Promise<(Embed | { name: string; missing: string })[]> {
  const folder = installed('tests/load/peers');
  if (!folder) return [{ name: 'other embeds', missing: 'npm could not install tests/load/peers' }];
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
