/** A build writes to a new folder (SITE_OUT), which tools/lib/site-build.mjs swaps in. */
export const outFolder = process.env.SITE_OUT ?? 'dist';

/** `services/voip.html` → `/services/voip`; `_server/shells/sent.html` → `shells/sent`. */
export function outputAddress(file: string): string {
  const path = file.replaceAll('\\', '/').replace(/\.html$/, '');
  if (path.startsWith('_server/')) return path.slice('_server/'.length);
  return path === 'index' ? '/' : `/${path}`;
}

/** `/` → `/index.html`, `/services/voip` → `/services/voip.html`, so that static hosts serve the same addresses. */
export function fileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`;
}
