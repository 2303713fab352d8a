/** The folder that is built, from the project's own. A build writes into a new one, which tools/lib/site-build.mjs swaps in. */
export const outFolder = process.env.SITE_OUT ?? 'dist';
