import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { RedirectData } from '../redirects/redirect-data.ts';

const entry = 'redirect-check';

/**
 * The script of the not-found page on a static host: the redirect check with the site's data in it. Gives
 * its address, which changes with its content, and its text.
 */
export async function redirectScript(data: RedirectData): Promise<{ address: string; code: string }> {
  // Only here: a watcher that changes a page has no need to load a bundler again.
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) =>
          id === `\0${entry}`
            ? `import { follow } from ${JSON.stringify(resolve('site/redirects/follow.ts'))};\nfollow(location, ${JSON.stringify(data)});`
            : undefined,
      },
    ],
    build: {
      write: false,
      target: ['chrome125', 'safari17.5', 'firefox128'],
      rolldownOptions: { input: entry, output: { format: 'iife' } },
      modulePreload: false,
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  const code = outputs.map((one) => (one.type === 'chunk' ? one.code : '')).join('');
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return { address: `/assets/redirect-${hash}.js`, code };
}
