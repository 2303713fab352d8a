import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository.ts';

export const dist = join(root, 'dist');

/** Every file of the built site that is served, relative to dist/, with slashes. @throws when nothing is built */
export function builtFiles(): string[] {
  if (!existsSync(dist)) throw new Error('dist/ is missing: run npm run build');
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dist.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !path.startsWith('_server/'));
}

/** The paths of the built pages as a visitor asks for them: `/`, `/contact-us`; without the not-found page. */
export function builtPages(): string[] {
  return builtFiles()
    .filter((path) => path.endsWith('.html') && path !== '404.html')
    .map((path) => `/${path.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`);
}
