import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company } from '../../../shared/company/company.ts';
import { postalMessages } from '../../../shared/tools/postal-code.ts';
import { claims } from '../../../site/facts/claims.ts';
import { dist } from '../../support/built-site.ts';
import { ofSample } from '../../support/of-sample.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { wholeSet } from '../../support/whole-set.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ distDir: dist });
});
afterAll(() => server?.stop());

async function ask(query: string) {
  const answer = await server.ask(`/locations/find${query}`);
  const page = parse(await answer.text());
  const main = page.querySelector('main');
  if (!main) throw new Error('The answer is no page');
  const field = main.querySelector('input[name="postal"]');
  const link = main.querySelector('[role="status"] a');
  const described = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return {
    answer,
    page,
    main,
    typed: field?.getAttribute('value'),
    status: main.querySelector('[role="status"]')?.text ?? '',
    link: link && [link.getAttribute('href'), link.text],
    invalid: field?.getAttribute('aria-invalid'),
    description: described.map((id) => main.querySelector(`#${id}`)?.text).join(' '),
  };
}

const find = (typed: string) => ask(`?${new URLSearchParams({ postal: typed })}`);

describe('GET /locations/find answers without a script', () => {
  ofSample(
    test,
    'places',
    'claims',
  )('with the city, its times and the address of its page, and the code in its field', async () => {
    const { answer, page, status, link, typed } = await find('l6t 4b5');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
    expect(status).toContain(
      'L6T is in Brampton.45 minutesto an emergency responseunder 2 hoursto a technician on site',
    );
    expect(link).toEqual(['/locations/brampton', 'IT support in Brampton']);
    expect(typed).toBe('l6t 4b5');
    expect(page.querySelector('title')?.text).toMatch(/^L6T is in Brampton\./);
  });

  ofSample(test, 'places')('and gives the help desk’s response, and no hours, where visits are planned', async () => {
    const { main, link } = await find('L7L');
    expect(link?.[0]).toBe('/managed-it-services-burlington');
    const field = (name: string) => main.querySelector(`[role="status"] [data-field="${name}"]`)?.text;
    expect(['minutes', 'toAnswer', 'hours', 'toVisit'].map(field)).toEqual([
      claims.helpDeskResponse.value,
      'to a help desk response',
      '',
      '',
    ]);
  });

  test('with the phone for a code that is not on the list', async () => {
    const { status, link, invalid } = await find('K1A 0B1');
    expect(status).toContain('K1A is not on our list.');
    expect(link).toEqual([`tel:${company.phone.e164}`, `Call ${company.phone.display}`]);
    expect(invalid).toBeUndefined();
  });

  test('with the error at the field for what is no postal code, what was typed kept', async () => {
    for (const wrong of ['90210', 'M5', 'Toronto']) {
      const { answer, page, status, typed, invalid, description } = await find(wrong);
      expect(answer.status).toBe(200);
      expect([status, typed, invalid]).toEqual(['', wrong, 'true']);
      expect(description).toContain(postalMessages.wrong);
      expect(page.querySelector('title')?.text).toMatch(/^Error: /);
    }
    expect((await find('')).invalid).toBe('true');
  });

  test('with an empty box and no error when nothing is asked', async () => {
    const { status, typed, invalid } = await ask('');
    expect([status, typed, invalid]).toEqual(['', undefined, undefined]);
  });

  test('and search engines are told not to list it, nor is it in the sitemap', async () => {
    const { page } = await find('M5V');
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex, follow');
    expect(await (await server.ask('/sitemap.xml')).text()).not.toContain('/locations/find');
  });
});

test('whatever is typed is shown as text: the page has no more elements than for any other wrong code', async () => {
  const { main } = await find('wrong');
  const elements = main.querySelectorAll('*').length;
  const nasty = fc.oneof(
    fc.constantFrom('<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' autofocus x='", '&lt;b&gt;'),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );
  await fc.assert(
    fc.asyncProperty(nasty, async (typed) => {
      const shown = await find(`wrong ${typed}`);
      expect(shown.answer.status).toBe(200);
      expect(shown.main.querySelectorAll('*').length).toBe(elements);
    }),
    { numRuns: wholeSet ? 60 : 8 },
  );
});

test('a code that is sent twice, too long or broken is answered all the same', async () => {
  for (const query of ['?postal=M5V&postal=x', `?postal=${'M5V+'.repeat(2000)}`, '?postal=%E0%A4%A', '?postal[]=M5V'])
    expect((await server.askRaw(`/locations/find${query}`)).status, query.slice(0, 20)).toBe(200);
});
