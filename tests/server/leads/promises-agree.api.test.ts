import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forms } from '../../../shared/forms/forms.ts';
import type { ContactAnswer } from '../../../shared/forms/lead-answer.ts';
import { heroMessages, quizMessages } from '../../../shared/forms/messages.ts';
import { booking, hero } from '../../support/requests.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { useMailServer } from '../../support/use-mail-server.ts';

const mail = useMailServer();
const moments = {
  'in support hours': Date.parse('2026-11-23T15:00:00Z'),
  'on a Saturday': Date.parse('2026-11-28T15:00:00Z'),
};

let server: TestServer;
let now = 0;
beforeAll(async () => {
  server = await testServer({ now: () => now++, smtpUrl: mail.url });
});
afterAll(() => server.stop());

const quiz = { name: 'Ada Byron', email: '', company: 'Byron & Co', riskLevel: 'High', score: 13 };
const cases = Object.keys(moments).flatMap((when) =>
  (['hero-form', 'booking', 'risk-quiz'] as const).map((form) => [form, when as keyof typeof moments] as const),
);
const ends = 'by 10:00 on Monday, November 30';

describe('the toast, the mail and the thank-you page say the same of when we answer', () => {
  test.each(cases)('%s, %s', async (form, when) => {
    now = moments[when];
    const email = `${form}.${now}@visitor.example`;
    const body = { 'hero-form': hero, booking, 'risk-quiz': quiz }[form];
    const response = await server.postJson(forms[form].path, { ...body, email });
    const answer = (await response.json()) as ContactAnswer;
    const [letter] = await mail.waitFor(email);
    const page = parse(await (await server.ask(`/thank-you?reference=${answer.reference}`)).text());
    const said = {
      toast: forms[form].arrived(answer).text,
      mail: letter?.text?.replace(/\s+/g, ' ') ?? '',
      page: page.querySelector('[data-slot="promise"]')?.text ?? '',
    };
    for (const [place, words] of Object.entries(said))
      if (when === 'on a Saturday') expect(words, place).toContain(ends);
      else {
        expect(words, place).toMatch(form === 'risk-quiz' ? /within 24 hours/ : /within 2 hours/);
        expect(words, place).not.toMatch(/\bby \d/);
      }
    expect([said.mail, said.page].every((words) => words.includes(answer.promise))).toBe(true);
  });

  test('and the sentences of the specification stay', () => {
    const answer = { promise: `We will be in touch ${ends}.`, promiseKind: 'by' } as const;
    expect(forms['hero-form'].arrived(answer).text).toBe(`${heroMessages.success.text}. ${answer.promise}`);
    expect(forms['risk-quiz'].arrived(answer).text).toBe(`${quizMessages.thanks} ${answer.promise}`);
    expect(forms['hero-form'].arrived({ promiseKind: 'within', promise: 'x' }).text).toBe(heroMessages.success.text);
  });
});
