import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContentPage } from '../../pages/read-pages.ts';
import { netlifyFile } from '../../redirects/netlify-file.ts';
import { nginxMap } from '../../redirects/nginx-map.ts';
import type { RedirectProblem } from '../../redirects/parse-legacy-map.ts';
import { headersFile } from '../../redirects/static-host.ts';
import { apiOrigin } from '../files/origin.ts';
import { writeWhole } from '../files/write-atomic.ts';
import { collectRedirects } from './redirect-data.ts';
import { redirectScript } from './redirect-script.ts';

/**
 * A file of an owner who knows more than we do: `_redirects`, `_headers`.
 * @param folders the first that has it
 */
export const ownText = (name: string, folders = ['owner/public', 'site/public']): string | undefined => {
  const file = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  return file && readFileSync(file, 'utf8');
};

/**
 * Data for the server, `_redirects` for Netlify and Cloudflare Pages, an nginx map, and the not-found page's script.
 */
export function createRedirectFiles(dist: string, pages: readonly ContentPage[]) {
  let written = '';
  let script = '';
  /** Call after all pages and `urls.json` are written. @returns notes, and redirects in a circle as faults */
  return async function writeRedirects(published: readonly string[]): Promise<readonly RedirectProblem[]> {
    const { data, problems, posts } = collectRedirects(dist, pages, published);
    const forServer = JSON.stringify({ data, posts });
    if (forServer !== written) {
      write('_server/redirects.json', forServer);
      write('_redirects', netlifyFile(data, ownText('_redirects'), apiOrigin()));
      write('_headers', ownText('_headers') ?? headersFile);
      // nginx and static hosts serve existing files before redirects.
      const withoutFiles = { ...data, files: ['/404'] };
      write('_server/redirects.nginx.conf', nginxMap(withoutFiles));
      const { address, code } = await redirectScript(withoutFiles);
      write(address, code);
      script = address;
      written = forServer;
    }
    linkScript(join(dist, '404.html'), script);
    return problems;
  };

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeWhole(join(dist, file), text);
  }
}

/** Linked last: the hash in the address depends on all pages. */
function linkScript(file: string, address: string): void {
  const html = readFileSync(file, 'utf8').replace(/<script defer src="\/assets\/redirect-[^"]*"><\/script>/, '');
  writeWhole(file, html.replace('</head>', `<script defer src="${address}"></script></head>`));
}
