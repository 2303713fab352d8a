import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { renderToStaticMarkup } from 'preact-render-to-string';
import type { ReactElement } from 'react';
import { readSettings } from '../../server/settings/read-settings.ts';
import { versioned } from '../../site/build/assets.ts';
import { createStyles } from '../../site/build/css.ts';
import { otherScripts } from '../../site/build/other-scripts.ts';
import { ConsentStrip } from '../../site/components/frame/ConsentStrip.tsx';
import { YourChoice } from '../../site/components/sections/YourChoice.tsx';
import { dist } from './built-site.ts';
import { type TestServer, testServer } from './server.ts';

const pages = ['/', '/contact-us', '/privacy-choices', '/library/zero-trust-for-small-business'] as const;

const html = (element: ReactElement) => renderToStaticMarkup(element as never);

/**
 * The built site with third-party scripts, on the real server with the same settings. Inserts the strip and switches
 * into copies of a few pages, because a build takes a minute.
 * @param files additional files by path
 */
export async function consentSite(
  settings: Record<'ANALYTICS_SCRIPT_URL' | 'TRACKING_SCRIPT_URL' | 'ANALYTICS_ORIGINS', string>,
  files: Record<string, string> = {},
): Promise<TestServer> {
  const scripts = otherScripts(settings);
  const distDir = mkdtempSync(join(tmpdir(), 'northlume-consent-'));
  for (const part of ['assets', 'fonts', '_server', 'favicon.ico', 'icon.svg', 'site.webmanifest', 'brand'])
    cpSync(join(dist, part), join(distDir, part), { recursive: true });
  const inline = createStyles(versioned);
  const hashes: Record<string, string[]> = {};
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(distDir, path)), { recursive: true });
    writeFileSync(join(distDir, path), text);
  };
  for (const path of pages) {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    let page = readFileSync(join(dist, file), 'utf8').replace(/<style>.*?<\/style>/s, '<style data-page></style>');
    if (scripts) page = page.replace('<header', `${html(<ConsentStrip scripts={scripts} />)}<header`);
    page = page.replace(/<section[^>]*class="your-choice".*?<\/section>/s, html(<YourChoice scripts={scripts} />));
    const styled = inline(page);
    hashes[path] = [styled.hash];
    write(file, styled.html);
  }
  for (const [path, text] of Object.entries(files)) write(path.slice(1), text);
  write('_server/styles.json', JSON.stringify(hashes));
  const { analyticsScript, trackingScript, analyticsOrigins } = readSettings(settings);
  const server = await testServer({ distDir, production: false, analyticsScript, trackingScript, analyticsOrigins });
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(distDir, { recursive: true, force: true });
    },
  };
}
