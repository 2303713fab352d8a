import type { Logger } from 'pino';

/** Any page can send any origin: the log names the first few. */
const most = 20;

const told = new WeakMap<Logger, Set<string>>();

/** Warns once of each page that may not use our forms: it may be another name of the site, or a partner not yet listed. */
export function warnForeign(log: Logger, origin: string | undefined): void {
  const known = told.get(log) ?? new Set();
  told.set(log, known);
  if (!origin || known.has(origin) || known.size >= most) return;
  known.add(origin);
  log.warn(
    { origin: origin.slice(0, 200) },
    'A form was refused, because its page is neither of SITE_ORIGIN nor of a partner. Redirect another name of the site to SITE_ORIGIN; list a partner at /admin or in EMBED_ORIGINS.',
  );
}
