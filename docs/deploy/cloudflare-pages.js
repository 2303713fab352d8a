// For Cloudflare Pages, which passes nothing on by _redirects: this file becomes functions/_middleware.js beside dist/, and
// API_ORIGIN a variable of the project: the address of the server, such as https://api.company.example.

const ofServer =
  /^\/(?:api\/|admin(?:\/|$)|newsletter\/|calendar\/|pick-a-time(?:\/|$)|(?:admin-dashboard|csv-importer|seo-dashboard|thank-you|unsubscribe|search|resources\/cybersecurity-assessment\/result|locations\/find)$)/;

export async function onRequest({ request, env, next }) {
  const url = new URL(request.url);
  if (url.pathname.startsWith('/_server/')) return new Response('Not found', { status: 404 });
  if (!ofServer.test(url.pathname)) return next();
  const headers = new Headers(request.headers);
  headers.set('X-Forwarded-For', request.headers.get('CF-Connecting-IP') ?? '');
  headers.set('X-Forwarded-Proto', 'https');
  const passed = new Request(env.API_ORIGIN + url.pathname + url.search, {
    method: request.method,
    headers,
    body: request.body,
    redirect: 'manual',
    duplex: 'half',
  });
  return fetch(passed);
}
