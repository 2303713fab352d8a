import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FindStaff } from '../../../server/guards/access.ts';
import { describeRoutes } from '../../../server/http/openapi.ts';
import { type ReadRoute, type Route, writeRoute } from '../../../server/http/route.ts';
import { routes as routesOf } from '../../../server/routes.ts';
import type { StaffRole } from '../../../shared/staff/staff.ts';
import { routes } from '../../support/route-table.ts';
import { type TestServer, testServer } from '../../support/server.ts';

const read: ReadRoute = {
  method: 'GET',
  path: '/api/example/:id',
  summary: 'Read a thing.',
  access: { staff: 'sales' },
  limit: 'open',
  handle: ({ params, staff }) => ({ status: 200, json: { ...params, ...staff } }),
};
const write = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'): Route =>
  writeRoute({
    method,
    path: read.path,
    summary: `${method} a thing.`,
    access: { staff: 'admin' },
    limit: 'open',
    judged: false,
    handle: ({ params }) => ({
      status: 200,
      json: { method, ...params },
      cookies: [{ name: 'session', value: method, maxAgeSeconds: 60 }],
    }),
  });
const page: ReadRoute = {
  method: 'GET',
  path: '/admin/example',
  summary: 'A page for staff.',
  access: { staff: 'any' },
  limit: 'open',
  forPeople: true,
  handle: () => ({ status: 200, text: 'hello' }),
};
const examples: Route[] = [read, write('POST'), write('PUT'), write('PATCH'), write('DELETE'), page];
const withExamples = (rows: readonly Route[]): readonly Route[] => {
  const answering = [...rows.filter(({ path }) => path !== '/api/openapi.json'), ...examples];
  return [...answering, describeRoutes(answering)];
};
const table = withExamples(routes);
const staffOnly = table.filter((route) => typeof route.access === 'object');

const findStaff: FindStaff = async ({ session }) => {
  const [role, name] = session?.split('.') ?? [];
  return role && name ? { id: 7, role: role as StaffRole, email: `${name}@staff.example`, session: 1 } : undefined;
};

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    routes: (services) => withExamples(routesOf(services)),
    findStaff,
    siteOrigin: 'https://www.ours.example',
  });
  const unused = { totp_secret: null, totp_step: null, tries: 0, tries_since: 0, created_at: 0, revoked_at: null };
  const account = { id: 7, email: 'ann@staff.example', role: 'admin' as const, password_hash: '', one_time: 0 };
  // Rows that a call makes name the account.
  await server.database.transaction().execute((trx) =>
    trx
      .insertInto('staff')
      .values({ ...account, ...unused })
      .execute(),
  );
});
afterAll(() => server.stop());

const call = ({ method, path }: Route, headers: Record<string, string> = {}) =>
  server.ask(path.replace(':id', '7%20b'), { method, headers });
const as = (role: StaffRole) => ({ Cookie: `theme=dark; session=${role}.ann` });
const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code;

describe.each(staffOnly.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_name, route) => {
  test('answers 401 to a visitor, and no cache or search engine keeps it', async () => {
    for (const cookie of ['', 'session=', 'session=%00', 'other=admin.ann']) {
      const answer = await call(route, { Cookie: cookie });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    }
  });

  test('answers 403 to a page of another origin, whoever is signed in', async () => {
    const answer = await call(route, { ...as('admin'), Origin: 'https://partner.example' });
    expect(answer.status).toBe(403);
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
  });

  test('answers 403 to another site of our domain, which may send our cookies', async () => {
    for (const site of ['same-site', 'cross-site'])
      expect((await call(route, { ...as('admin'), 'Sec-Fetch-Site': site })).status).toBe(403);
  });

  test('answers 403 to a role that is not enough, and the call to one that is', async () => {
    const { staff } = route.access as { staff: StaffRole | 'any' };
    for (const role of ['sales', 'marketing', 'admin'] as const) {
      const enough = role === 'admin' || staff === 'any' || staff === role;
      const { status } = await call(route, as(role));
      // An authorized call may still fail because of its id or body.
      if (enough) expect([401, 403, 500], role).not.toContain(status);
      else expect(status, role).toBe(403);
    }
  });
});

test('a call without a session and one with too low a role are told apart', async () => {
  expect(await codeOf(await call(read))).toBe('unauthorized');
  expect(await codeOf(await call(read, as('marketing')))).toBe('forbidden');
});

test('a page for staff says so as a page', async () => {
  const answer = await call(page);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(await answer.text()).toContain('Please sign in');
});

test('a handler gets the parameters of the path and who is signed in', async () => {
  expect(await (await call(read, as('sales'))).json()).toEqual({
    id: 7,
    role: 'sales',
    email: 'ann@staff.example',
    session: 1,
  });
  expect(await (await call(write('PUT'), as('admin'))).json()).toEqual({ method: 'PUT', id: '7 b' });
});

test('a cookie is set for the site alone, out of reach of scripts', async () => {
  const answer = await call(write('DELETE'), as('admin'));
  expect(
    answer.headers
      .get('set-cookie')
      ?.split('; ')
      .filter((part) => !part.startsWith('Expires'))
      .sort(),
  ).toEqual(['HttpOnly', 'Max-Age=60', 'Path=/', 'SameSite=Strict', 'Secure', 'session=DELETE'].sort());
});

test('the methods of an address that it does not take are refused, and named', async () => {
  const answer = await server.ask(page.path, { method: 'PATCH' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
});

test('the description of the API names the parameters of a path', async () => {
  type Operation = { parameters: { name: string; in: string }[] };
  const answer = await server.ask('/api/openapi.json');
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Operation>> };
  const described = paths['/api/example/{id}'];
  expect(Object.keys(described ?? {})).toEqual(['get', 'post', 'put', 'patch', 'delete']);
  for (const { parameters } of Object.values(described ?? {}))
    expect(parameters).toContainEqual(expect.objectContaining({ name: 'id', in: 'path', required: true }));
});

test('in the table as it is, what only our pages may call refuses the pages of others, for reading too', async () => {
  const ours = routes.filter(({ access }) => access === 'ours' || access === 'partners');
  expect(ours.length).toBeGreaterThan(5);
  for (const route of ours) {
    const answer = await call(route, { Origin: 'https://evil.example' });
    expect([route.path, answer.status]).toEqual([route.path, route.foreignPage === 'origin-unlisted' ? 400 : 403]);
  }
});

test.each(['/admin', '/admin/leads', '/admin-dashboard', '/csv-importer', '/seo-dashboard', '/Admin/'])(
  'no search engine lists %s, whatever stands there',
  async (path) => {
    expect((await server.ask(path)).headers.get('x-robots-tag')).toBe('noindex');
  },
);

test('search engines may list everything else', async () => {
  for (const path of ['/', '/administration', '/services/cybersecurity'])
    expect((await server.ask(path)).headers.has('x-robots-tag')).toBe(false);
});
