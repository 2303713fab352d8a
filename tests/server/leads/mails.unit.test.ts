import { describe, expect, it } from 'vitest';
import { csvRow } from '../../../server/format/csv.ts';
import { type ListedLead, leadLine } from '../../../server/leads/lead-list.ts';
import { promiseSentence } from '../../../server/leads/promise-sentence.ts';
import { staffLetter } from '../../../server/leads/staff-letter.ts';
import { visitorLetter } from '../../../server/leads/visitor-letter.ts';
import { createLinkTokens } from '../../../server/newsletter/link-tokens.ts';
import { letterHtml } from '../../../server/notifications/letters/letter-html.ts';
import { letterText } from '../../../server/notifications/letters/letter-text.ts';
import { mostAttempts, retryAt } from '../../../server/notifications/retry-times.ts';

const lead: ListedLead = {
  id: 1,
  reference: '7K3-M9C',
  received_at: Date.UTC(2026, 10, 21, 15),
  form: 'booking',
  name: 'Eve <script>alert(1)</script>',
  email: 'eve@visitor.example',
  phone: '4165550100',
  company: 'A & "B"\r\nBcc: all@x.example',
  service: 'cloud',
  employee_count: null,
  message: '=HYPERLINK("http://bad.example")\nline two',
  details: null,
  page: '/',
  origin: null,
  promise: 'by 10:00 on Monday, November 23',
  promised_by: Date.UTC(2026, 10, 23, 15),
  idempotency_key: null,
  content_hash: 'x',
  state: 'new',
  owner_id: null,
  next_step: null,
  next_step_at: null,
  version: 0,
  snoozed_until: null,
  snoozed_by: null,
  reminded_for: null,
  escalation: 0,
  merged_into: null,
  lost_reason: null,
  wrote_at: null,
  suspicion: null,
  mails_owed: 0,
  mails_failed: 0,
  mail_error: null,
  consents: null,
  call_at: null,
  owner: null,
  owner_name: null,
  first: null,
  contacted_at: null,
  written: [],
};

const siteOrigin = 'https://www.site.example';

describe('A mail', () => {
  it('to staff holds the whole lead, escaped', () => {
    const html = letterHtml(staffLetter(lead, { consents: ['marketing-2026-11'], confirmed: true, siteOrigin }));
    expect(html).not.toContain('<script>');
    expect(html).toContain('Eve &lt;script&gt;alert(1)&lt;/script&gt;');
    for (const text of [
      '7K3-M9C',
      'eve@visitor.example',
      '4165550100',
      'Cloud Services',
      'line two',
      'marketing-2026-11',
    ]) {
      expect(html).toContain(text);
      expect(letterText(staffLetter(lead, { consents: ['marketing-2026-11'], confirmed: true, siteOrigin }))).toContain(
        text,
      );
    }
  });

  it('never lets a value pass for a line of ours', () => {
    const breaks = ['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'];
    const name = breaks.map((end) => `Eve${end}Email: forged@visitor.example`).join(' ');
    const lines = letterText(staffLetter({ ...lead, name }, { consents: [], confirmed: true, siteOrigin })).split(
      /[\n\v\f\r\u0085\u2028\u2029]/,
    );
    expect(lines.filter((line) => line.startsWith('Email:'))).toEqual(['Email: eve@visitor.example']);
  });

  it('has a subject of one line', () => {
    expect(staffLetter(lead, { consents: [], confirmed: true, siteOrigin }).subject).toBe(
      'New lead 7K3-M9C: Cloud Services for A & "B" Bcc: all@x.example',
    );
  });

  it('about a lead without a service or a name says where it comes from, and its details', () => {
    const details = JSON.stringify({ riskLevel: 'High', answers: { backup: 'weekly', access: 'open\nEmail: forged' } });
    const quiz = {
      ...lead,
      form: 'risk-quiz',
      service: null,
      name: null,
      phone: null,
      company: null,
      details,
    } as const;
    const letter = staffLetter(quiz, { consents: [], confirmed: true, siteOrigin });
    expect(letter.subject).toBe('New lead 7K3-M9C: Cybersecurity risk assessment for eve@visitor.example');
    expect(letterText(letter)).toContain(
      'Risk level: High\nAnswers: Backup: Every week\n  Access: open\n  Email: forged\n',
    );
    expect(letterText(letter)).not.toMatch(/^(Name|Phone|Service|Company):/m);
    expect(letterText(visitorLetter(quiz))).toContain('your request: Cybersecurity risk assessment. It');
  });

  it('to staff links to the lead, and says in its subject that it is an emergency', () => {
    const context = { consents: [], confirmed: true, siteOrigin };
    expect(letterText(staffLetter(lead, context))).toContain('https://www.site.example/admin#/lead/7K3-M9C');
    expect(staffLetter(lead, context).subject).toMatch(/^New lead 7K3-M9C/);
    const letter = staffLetter({ ...lead, message: 'Help. Our server is encrypted!!' }, context);
    expect(letter.subject).toMatch(/^EMERGENCY, new lead 7K3-M9C/);
  });

  it('about a suspicious lead says so at once', () => {
    const letter = staffLetter({ ...lead, suspicion: 'honeypot' }, { consents: [], confirmed: false, siteOrigin });
    expect(letter.subject).toMatch(/^Possible spam/);
    expect(letterText(letter)).toContain('Looks like spam because: a field that people do not see was filled in');
  });

  it('says when the visitor gets no confirmation because the mailbox had its share', () => {
    const letters = [true, false].map((confirmed) =>
      letterText(staffLetter(lead, { consents: [], confirmed, siteOrigin })),
    );
    expect(letters.map((text) => text.includes('No confirmation email went out'))).toEqual([false, true]);
  });

  it('to a visitor repeats nothing that was typed', () => {
    const letter = visitorLetter(lead);
    const everything = letter.subject + letterText(letter) + letterHtml(letter);
    for (const typed of ['Eve', 'script', 'Bcc', 'HYPERLINK', 'line two', '4165550100'])
      expect(everything).not.toContain(typed);
    expect(everything).toContain('7K3-M9C');
    expect(everything).toContain(promiseSentence({ kind: 'by', text: lead.promise }));
  });
});

describe('The retry times', () => {
  it('are those of docs/design.md, "The way of a lead", give or take a fifth, and then end', () => {
    const seconds = [5, 30, 120, 600, 1_800, 7_200, 18_000, 36_000, 36_000];
    expect(mostAttempts).toBe(seconds.length + 1);
    for (const [index, wait] of seconds.entries()) {
      for (let round = 0; round < 50; round += 1) {
        const at = (retryAt(index + 1, 0) ?? 0) / 1_000;
        expect(at).toBeGreaterThanOrEqual(wait * 0.8 - 0.001);
        expect(at).toBeLessThanOrEqual(wait * 1.2 + 0.001);
      }
    }
    expect(retryAt(mostAttempts, 0)).toBeUndefined();
  });
});

describe('A CSV cell', () => {
  it.each([
    ['plain', 'plain'],
    ['with, comma', '"with, comma"'],
    ['with "quotes"', '"with ""quotes"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+14165550100', "'+14165550100"],
    ['-2', "'-2"],
    ['@sum', "'@sum"],
    ['  =1', "'  =1"],
    ['\t=1', "'\t'=1"],
    ['\tplain', "'\tplain"],
    ['a;=1+1', "a;'=1+1"],
    ['a; "@sum', `"a; ""'@sum"`],
    ['a\t-2', "a\t'-2"],
    ['a\n=1', '"a\n\'=1"'],
    ['a\r\n \u200b+1', '"a\r\n \u200b\'+1"'],
    ['a\u2028=1', "a\u2028'=1"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠sum', "'＠sum"],
    ['\ufeff=1', "'\ufeff=1"],
    ['"=1+1', `"'""=1+1"`],
    ['a;＝1', "a;'＝1"],
    ['1 - 2 = -1; so be it', '1 - 2 = -1; so be it'],
    [null, ''],
    [7, '7'],
  ])('%j is written as %j', (value, written) => {
    expect(csvRow([value])).toBe(`${written}\r\n`);
  });
});

it('a line of the list cannot be broken out of', () => {
  const line = leadLine({ ...lead, email: 'a\u001b[2Jb\n@\u202ex.example' });
  expect(line).toBe('7K3-M9C\t2026-11-21 10:00\ta [2Jb @ x.example\tbooking\tmailed');
});

describe('A link token', () => {
  const tokens = createLinkTokens('a secret of this test, long enough');
  const made = tokens.make('confirm', { subscriber: 'abc', at: 1_795_000_000_000 });

  it('reads back whom and when it was made for', () => {
    expect(tokens.read('confirm', made)).toEqual({ subscriber: 'abc', at: 1_795_000_000_000 });
  });

  it('serves no other purpose, secret, person or time', () => {
    expect(tokens.read('unsubscribe', made)).toBeNull();
    expect(createLinkTokens('another secret').read('confirm', made)).toBeNull();
    expect(tokens.read('confirm', made.replace('abc', 'abd'))).toBeNull();
    const [subscriber, at, signature] = made.split('.');
    expect(tokens.read('confirm', `${subscriber}.${at}0.${signature}`)).toBeNull();
    for (const text of ['', '.', '..', 'a.b.c', `${made}.x`, `${made}é`])
      expect(tokens.read('confirm', text)).toBeNull();
  });
});
