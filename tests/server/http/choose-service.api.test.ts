import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactServices } from '../../../shared/options.ts';
import { dist } from '../../support/built-site.ts';
import { type TestServer, testServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ distDir: dist });
});
afterAll(() => server?.stop());

async function chosenAt(query: string) {
  const answer = await server.ask(`/contact-us${query}`);
  const page = parse(await answer.text());
  const chosen = page.querySelectorAll('main select[name="service"] option[selected]');
  return { answer, chosen: chosen.map((option) => option.getAttribute('value')) };
}

describe('GET /contact-us?service= answers without a script', () => {
  test.each(contactServices.map(({ value }) => value))('%s is chosen in the form', async (service) => {
    const { answer, chosen } = await chosenAt(`?service=${service}&utm_source=mail`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
    expect(chosen).toEqual([service]);
  });

  test.each(['', '?service=', '?service=plumbing', '?service=__proto__', '?Service=cloud', '?q=1?service=cloud'])(
    '%s leaves the page as it was built',
    async (query) => {
      const { answer, chosen } = await chosenAt(query);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('etag')).not.toBeNull();
      expect(chosen).toEqual([]);
    },
  );

  test.each(['br', 'gzip'])('in %s, where the browser takes it, and caches are told', async (encoding) => {
    const { answer, chosen } = await chosenAt('?service=cloud');
    const raw = await server.askRaw('/contact-us?service=cloud', { 'accept-encoding': encoding });
    expect(raw.headers['content-encoding']).toBe(encoding);
    expect(raw.headers.vary).toMatch(/accept-encoding/i);
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(chosen).toEqual(['cloud']);
  });

  test('another spelling keeps the service on its way to the page', async () => {
    const answer = await server.askRaw('/Contact-Us/?service=voip');
    expect([answer.status, answer.headers.location]).toEqual([301, '/contact-us?service=voip']);
  });
});
