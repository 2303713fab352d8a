import { randomUUID } from 'node:crypto';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { homeTime } from '../../../shared/company/hours.ts';
import { quizMessages } from '../../../shared/forms/messages.ts';
import { type TestServer, testServer } from '../../support/server.ts';

const path = '/api/cybersecurity-assessment';
const monday = Date.parse('2026-11-23T15:00:00Z');
const saturday = Date.parse('2026-11-28T15:00:00Z');

let server: TestServer;
let now = monday;
beforeAll(async () => {
  server = await testServer({ now: () => now++ });
});
afterAll(() => server.stop());

const answers = {
  backup: 'weekly',
  antivirus: 'business',
  passwords: 'policy',
  updates: 'manual',
  training: 'none',
  access: 'rbac',
};
const request = { name: 'Ada Byron', email: 'ada@visitor.example', company: '', riskLevel: 'High', score: 13 };
const leadOf = async (email: string) => (await server.leads()).filter((lead) => lead.email === email);
const fieldsOf = async (answer: Response) =>
  ((await answer.json()) as { error: { fields: Record<string, string> } }).error.fields;

describe('a request for a consultation about a result of the risk quiz', () => {
  test('is kept with the score, the level and the answers, and gets the promise of a day', async () => {
    now = monday;
    const email = 'kept@visitor.example';
    const answer = await server.postJson(path, { ...request, email, answers });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ ok: true, promise: 'We will be in touch within 24 hours.' });
    const [lead] = await leadOf(email);
    expect(lead).toMatchObject({ form: 'risk-quiz', name: 'Ada Byron', phone: null, service: null, company: null });
    expect(JSON.parse(lead?.details ?? '')).toEqual({ score: 13, riskLevel: 'High', answers });
    expect(lead?.promised_by).toBe(Number(lead?.received_at) + 24 * 60 * 60_000);
  });

  test('on a Saturday names the moment when an expert is back', async () => {
    now = saturday;
    const answer = (await (await server.postJson(path, { ...request, email: 'sat@visitor.example' })).json()) as {
      promise: string;
    };
    expect(answer.promise).toBe(
      `Our 24 hours leave out weekends and closed days: an expert will be in touch by 10:00 on Monday, November 30, ${homeTime}.`,
    );
  });

  test('needs no answers, and takes them as the text of an address and the score as a text', async () => {
    const text = Object.entries(answers).map((pair) => pair.join(':'));
    for (const body of [{}, { answers: text.join() }, { score: '13', answers }]) {
      const answer = await server.postJson(path, { ...request, email: 'forms@visitor.example', ...body });
      expect(answer.status).toBe(201);
    }
  });

  test.each([
    ['a level that the score does not have', { riskLevel: 'Low' }],
    ['a score that the answers do not have', { score: 14, answers }],
    ['a level that the answers do not have', { riskLevel: 'Critical', answers }],
    ['too few answers', { answers: { backup: 'weekly' } }],
    ['an answer of somebody else', { answers: { ...answers, access: 'closed' } }],
    ['a score above 30', { score: 31, riskLevel: 'Critical' }],
    ['a score below 0', { score: -1, riskLevel: 'Low' }],
    ['half a point', { score: 9.5 }],
    ['a score that is no number', { score: 'many' }],
    ['a level that there is not', { riskLevel: 'Extreme' }],
    ['no score', { score: undefined }],
  ])('with %s is refused and not kept', async (_case, change) => {
    const email = 'wrong@visitor.example';
    const answer = await server.postJson(path, { ...request, email, ...change });
    expect(answer.status).toBe(422);
    expect(Object.keys(await fieldsOf(answer))).not.toEqual([]);
    expect(await leadOf(email)).toEqual([]);
  });

  test('without a name or an address says so at the fields', async () => {
    const answer = await server.postJson(path, { ...request, name: ' ', email: 'ada' });
    expect(await fieldsOf(answer)).toEqual({
      name: quizMessages.name,
      email: 'Please enter a valid email address: the @ is missing',
    });
  });

  test('sent again with its key is one lead; with other answers it is a conflict', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const body = { ...request, email: 'twice@visitor.example', answers };
    const [one, two] = [await server.postJson(path, body, headers), await server.postJson(path, body, headers)];
    expect(await two.json()).toEqual(await one.json());
    const other = await server.postJson(path, { ...body, answers: undefined }, headers);
    expect(other.status).toBe(409);
    expect(await leadOf('twice@visitor.example')).toHaveLength(1);
  });
});

describe('the risk quiz without JavaScript', () => {
  const form = { form: 'risk-quiz', page: '/resources/cybersecurity-assessment', ...answers };
  const read = async (answer: Response) => parse(await answer.text());
  const slot = (page: ReturnType<typeof parse>, name: string) => page.querySelector(`[data-slot="${name}"]`)?.text;

  test('is scored by the server without giving any details, and nothing is kept', async () => {
    const before = (await server.leads()).length;
    const answer = await server.postForm(path, { ...form, name: '', email: '', company: '' });
    expect(answer.status).toBe(303);
    const page = await read(await server.ask(answer.headers.get('location') ?? ''));
    expect([slot(page, 'score'), slot(page, 'level'), slot(page, 'thanks')]).toEqual(['13', 'High', '']);
    expect(page.querySelectorAll('[data-results] li')).toHaveLength(6);
    expect(await server.leads()).toHaveLength(before);
  });

  test('with a name and an address is kept, and says what follows', async () => {
    now = monday;
    const email = 'plain@visitor.example';
    const answer = await server.postForm(path, { ...form, name: 'Ada', email, company: 'Engines' });
    const page = await read(await server.ask(answer.headers.get('location') ?? ''));
    const [lead] = await leadOf(email);
    expect(lead).toMatchObject({ name: 'Ada', company: 'Engines', page: form.page });
    expect(slot(page, 'thanks')).toBe(`${quizMessages.thanks} Your reference is ${lead?.reference}.`);
    expect(page.toString()).not.toContain(email);
  });

  test('with an answer missing, or half of the details, comes back with all that was given', async () => {
    const { access, ...five } = form;
    const page = await read(await server.postForm(path, { ...five, name: 'Ada', email: '', company: '' }));
    const errors = page.querySelectorAll('[data-error-for]:not([hidden])').map((error) => error.text);
    expect(errors.sort()).toEqual([quizMessages.answer, 'Please enter a valid email address'].sort());
    expect(page.querySelector('input[name="training"][checked]')?.getAttribute('value')).toBe('none');
    expect(page.querySelector('input[name="name"]')?.getAttribute('value')).toBe('Ada');
    expect(page.querySelector('[data-error-summary] a[href="#q-access"], [data-error-summary] a')).not.toBeNull();
    expect(access).toBe('rbac');
  });

  test.each(['', '?answers=', '?answers=backup:weekly', '?answers=<script>', '?reference=XXX-XXX'])(
    'a result address that somebody has edited leads to the quiz: %s',
    async (query) => {
      const answer = await server.ask(`/resources/cybersecurity-assessment/result${query}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/resources/cybersecurity-assessment']);
    },
  );
});
