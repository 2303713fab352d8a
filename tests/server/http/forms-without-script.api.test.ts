import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shellNames } from '../../../server/http/shells/shell-names.ts';
import { bookingRules, fieldError } from '../../../shared/forms/field-rules.ts';
import { errorTitlePrefix, fieldMessages } from '../../../shared/forms/messages.ts';
import { honeypotField } from '../../../shared/http.ts';
import { fixtureDist } from '../../support/fixture-dist.ts';
import { root } from '../../support/repository.ts';
import { booking, hero } from '../../support/requests.ts';
import { generousLimits, type TestServer, testServer } from '../../support/server.ts';
import { beforeRelease } from '../../support/whole-set.ts';

const built = join(root, 'dist');
const small = fixtureDist();
afterAll(() => rmSync(small, { recursive: true, force: true }));
const sites: [string, string][] = [['a small site', small]];
if (existsSync(join(built, '_server', 'shells'))) sites.push(['the built site', built]);
else console.warn('forms-without-script: dist/ is not built, so only the small site is tested');

const nasty = `"'><script>alert(1)</script>&amp;&lt;b>\${x} </textarea></title> é 🐙`;

describe.each(sites)('a form post without JavaScript, on %s', (_name, distDir) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ distDir });
  });
  afterAll(() => server.stop());

  async function page(answer: Response): Promise<HTMLElement> {
    expect(answer.headers.get('content-type')).toContain('text/html');
    return parse(await answer.text());
  }
  async function arrival(answer: Response): Promise<HTMLElement> {
    expect(answer.status).toBe(303);
    return page(await server.ask(answer.headers.get('location') ?? ''));
  }
  /** Independent of the site's content: the gate uses the small site. */
  const testOnce = distDir === small ? test : beforeRelease;
  const slot = (document: HTMLElement, name: string) => document.querySelector(`[data-slot="${name}"]`)?.text ?? '';
  const field = (document: HTMLElement, name: string) => {
    const found = document.querySelectorAll(`main [name="${name}"]`).at(0);
    if (!found) throw new Error(`no field ${name}`);
    return found;
  };

  test('a good booking is kept and answered with its reference and promise', async () => {
    const answer = await server.postForm('/api/contacts', { ...booking, form: 'contact-page', page: '/contact-us' });
    const document = await arrival(answer);
    const [lead] = (await server.leads()).filter((row) => row.form === 'contact-page');
    // An address with a `token` is read by no script of others (widgets/page/ask-consent.ts).
    expect(answer.headers.get('location')).toMatch(new RegExp(`^/thank-you\\?reference=${lead?.reference}(&token=|$)`));
    expect(slot(document, 'reference')).toBe(lead?.reference);
    expect(slot(document, 'promise')).toContain(lead?.promise);
    expect(lead).toMatchObject({ ...booking, page: '/contact-us', suspicion: null });
  });

  test('a reload of the page that a post leads to posts nothing and says the same, and no cache keeps it', async () => {
    const answer = await server.postForm('/api/contacts', { ...booking, email: 'reload@visitor.example' });
    const before = (await server.leads()).length;
    const path = answer.headers.get('location') ?? '';
    const [once, again] = [await server.ask(path), await server.ask(path)];
    expect([once.status, again.status]).toEqual([200, 200]);
    expect(once.headers.get('cache-control')).toBe('no-store');
    const html = await again.text();
    expect(html).toBe(await once.text());
    for (const typed of [booking.name, booking.phone, booking.company, 'reload@visitor.example'])
      expect(html).not.toContain(typed);
    expect(await server.leads()).toHaveLength(before);
  });

  test.each(['', '?reference=', '?reference=XXX-XXX', '?reference=%00', "?reference='--"])(
    'the thank-you page without a known reference is the plain one: %s',
    async (query) => {
      const answer = await server.ask(`/thank-you${query}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const document = await page(answer);
      expect(document.querySelector('main h1')).not.toBeNull();
      expect(document.querySelector('[data-slot="reference"]')).toBeNull();
    },
  );

  test('the same form posted twice is one lead with one reference', async () => {
    const twice = { ...booking, email: 'twice@visitor.example', form: 'contact-page' };
    const first = slot(await arrival(await server.postForm('/api/contacts', twice)), 'reference');
    const second = slot(await arrival(await server.postForm('/api/contacts', twice)), 'reference');
    expect(first).not.toBe('');
    expect(second).toBe(first);
    expect((await server.leads()).filter((row) => row.email === twice.email)).toHaveLength(1);
  });

  test('a hero form is kept with the company as its name', async () => {
    const answer = await server.postForm('/api/contacts', { ...hero, form: 'hero-form' });
    expect(answer.status).toBe(303);
    const [lead] = (await server.leads()).filter((row) => row.form === 'hero-form');
    expect(lead).toMatchObject({ name: hero.name, company: hero.name, employee_count: '11-50' });
  });

  test('wrong fields come back with their errors, linked from the summary, and every value kept', async () => {
    const typed = {
      ...booking,
      name: 'A',
      email: nasty,
      message: `\n${nasty}\n`,
      service: 'voip',
      form: 'contact-page',
    };
    const answer = await server.postForm('/api/contacts', typed);
    expect(answer.status).toBe(422);
    const document = await page(answer);
    expect(document.querySelector('title')?.text.startsWith(errorTitlePrefix)).toBe(true);
    expect(field(document, 'name').getAttribute('value')).toBe('A');
    expect(field(document, 'email').getAttribute('value')).toBe(nasty);
    // HTML parsers drop a textarea's first line break; this one does not.
    expect(field(document, 'message').text).toBe(`\n\n${nasty}\n`);
    expect(field(document, 'service').querySelector('option[selected]')?.getAttribute('value')).toBe('voip');
    for (const [name, message] of [
      ['name', fieldMessages.name],
      ['email', fieldError(bookingRules.email, nasty) ?? ''],
    ] as const) {
      const control = field(document, name);
      const error = document.querySelector(`main [data-error-for="${name}"]`);
      expect(error?.text).toBe(message);
      expect(error?.hasAttribute('hidden')).toBe(false);
      expect(control.getAttribute('aria-invalid')).toBe('true');
      expect(control.getAttribute('aria-describedby')?.split(' ')).toContain(error?.id);
      const link = document.querySelectorAll('main [data-error-summary] a').find((item) => item.text === message);
      expect(link?.getAttribute('href')).toBe(`#${control.id}`);
    }
    expect(field(document, 'company').hasAttribute('aria-invalid')).toBe(false);
    const summary = document.querySelector('main [data-error-summary]');
    expect([summary?.hasAttribute('hidden'), summary?.hasAttribute('autofocus')]).toEqual([false, true]);
  });

  test('a form that comes back still says on which page it was begun, and nothing else that was hidden', async () => {
    for (const typed of [
      { ...booking, name: '', form: 'contact-page' },
      { ...hero, name: '', form: 'hero-form' },
    ]) {
      const document = await page(
        await server.postForm('/api/contacts', { ...typed, page: '/partnerships', [honeypotField]: '' }),
      );
      expect(field(document, 'page').getAttribute('value')).toBe('/partnerships');
      expect(field(document, 'form').getAttribute('value')).toBe(typed.form);
    }
    const forged = await page(await server.postForm('/api/contacts', { ...booking, name: '', form: 'forged' }));
    expect(field(forged, 'form').getAttribute('value')).toBe('contact-page');
  });

  test('nothing typed becomes markup', async () => {
    const typed = { ...booking, name: nasty, email: nasty, message: nasty, page: nasty };
    const answer = await server.postForm('/api/contacts', typed);
    const html = await answer.text();
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain('</textarea></title>');
  });

  test('the hero form comes back as the hero form', async () => {
    const answer = await server.postForm('/api/contacts', { ...hero, name: '', employeeCount: '100+' });
    expect(answer.status).toBe(422);
    const document = await page(answer);
    expect(field(document, 'employeeCount').querySelector('option[selected]')?.getAttribute('value')).toBe('100+');
    expect(document.querySelector('main [data-error-for="name"]')?.text).toBe(fieldMessages.company);
  });

  test('a ticked consent box stays ticked, an unticked one unticked', async () => {
    const wrong = { ...booking, name: '' };
    const box = async (fields: Record<string, string>) =>
      field(await page(await server.postForm('/api/contacts', fields)), 'consent');
    const value = (await box(wrong)).getAttribute('value') ?? '';
    expect((await box(wrong)).hasAttribute('checked')).toBe(false);
    expect((await box({ ...wrong, consent: value })).hasAttribute('checked')).toBe(true);
  });

  test('the newsletter form: a wrong address comes back, a good one is told to check the mail', async () => {
    const wrong = await server.postForm('/api/newsletter', { email: 'nobody' });
    expect(wrong.status).toBe(422);
    const document = await page(wrong);
    expect(field(document, 'email').getAttribute('value')).toBe('nobody');
    expect(document.querySelector('main [data-error-for="email"]')?.text).toBe(
      fieldError(bookingRules.email, 'nobody'),
    );
    const good = await arrival(await server.postForm('/api/newsletter', { email: 'reader@visitor.example' }));
    expect(good.querySelector('main')?.text).toMatch(/check your email/i);
  });

  test('a form of the wrong kind or size gets a page, not JSON', async () => {
    const large = await server.postForm('/api/contacts', { ...booking, message: 'x'.repeat(70_000) });
    expect(large.status).toBe(413);
    expect(slot(await page(large), 'message')).toContain('shorten');
    const multipart = new FormData();
    multipart.set('name', 'Ann');
    const upload = await server.ask('/api/contacts', { method: 'POST', body: multipart });
    expect(upload.status).toBe(415);
    await page(upload);
  });

  test('a form from a foreign page gets a page that says so', async () => {
    const answer = await server.postForm('/api/contacts', booking, { Origin: 'https://elsewhere.example' });
    expect(answer.status).toBe(403);
    await page(answer);
  });

  testOnce('too many requests: the form comes back with what was typed and when to try again', async () => {
    const contacts = { points: 1, seconds: 600, reason: 'test' };
    const strict = await testServer({
      distDir,
      limitTable: { ...generousLimits, limits: { ...generousLimits.limits, contacts } },
    });
    try {
      expect((await strict.postForm('/api/contacts', booking)).status).toBe(303);
      const answer = await strict.postForm('/api/contacts', { ...booking, name: 'Second Visitor' });
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      const document = await page(answer);
      expect(field(document, 'name').getAttribute('value')).toBe('Second Visitor');
      expect(slot(document.querySelector('main') ?? document, 'form-status')).toContain('Too many requests');
      expect(document.querySelector('main [data-error-summary][autofocus]')?.text).toContain('Too many requests');
    } finally {
      await strict.stop();
    }
  });

  testOnce(
    'who is refused far more often than the limit gets a few words, from whatever page the form came',
    async () => {
      const contacts = { points: 2, seconds: 600, reason: 'test' };
      const strict = await testServer({
        distDir,
        limitTable: { ...generousLimits, limits: { ...generousLimits.limits, contacts, foreign: contacts } },
      });
      try {
        const foreign = { Origin: 'https://elsewhere.example' };
        const answers = [];
        for (let turn = 0; turn < 6; turn += 1) answers.push(await strict.postForm('/api/contacts', booking, foreign));
        expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 429, 429]);
        for (const answer of answers.slice(0, 4)) await page(answer);
        for (const answer of answers.slice(4)) {
          expect(answer.headers.get('content-type')).toContain('text/plain');
          expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
          const words = await answer.text();
          expect(words).toContain('Too many requests');
          expect(words.length).toBeLessThan(200);
        }
        const ours = [];
        for (let turn = 0; turn < 5; turn += 1) ours.push(await strict.postForm('/api/contacts', booking));
        expect(ours.map(({ status }) => status)).toEqual([303, 303, 429, 429, 429]);
        expect(ours.at(-1)?.headers.get('content-type')).toBe('text/plain; charset=utf-8');
        const script = await strict.postJson('/api/contacts', booking);
        expect(await script.json()).toMatchObject({ error: { code: 'too-many-requests' } });
      } finally {
        await strict.stop();
      }
    },
  );

  test('every page the server fills is built and has the policy of its styles', async () => {
    for (const name of shellNames)
      expect(existsSync(join(distDir, '_server', 'shells', `${name}.html`)), name).toBe(true);
    const { headers } = await server.postForm('/api/contacts', booking);
    const answer = await server.ask(headers.get('location') ?? '');
    expect(answer.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
  });
});
