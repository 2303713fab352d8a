import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../site/checks/built-site.ts';
import { riddles } from '../../../site/checks/plain/headings.ts';
import { hiddenSubjects, mannerisms, riddlingHeadings, unusualWords } from '../../../site/checks/plain/index.ts';
import { type Page, tinySite } from '../../support/tiny-site.ts';

const whats = (findings: readonly Finding[]) => findings.map(({ field, what }) => `${field} ${what}`);
const on = (page: Page, path = '/data-backup-ajax') =>
  // Home of the tiny site has a subject of its own, so that only the page under test is judged.
  tinySite({ '/': { front: { subject: '/', title: '/' }, main: '<a href="/data-backup-ajax">x</a>' }, [path]: page });

describe('the heading of a page names its subject', () => {
  const judge = (title: string, subject?: string) =>
    whats(
      hiddenSubjects(on({ kind: 'landing', front: { title, subject } })).filter(({ file }) => file.includes('ajax')),
    );

  test('subject and city within the first six words pass', () => {
    expect(judge('Data backup in Ajax: three copies, one of them locked', 'data backup')).toEqual([]);
  });
  test('a subject that is not declared, not in the title, or late in it is named', () => {
    expect(judge('Data backup in Ajax')).toEqual(['title declares no subject.']);
    expect(judge('The disk in the bag', 'data backup')).toEqual(['title does not contain its subject “data backup”.']);
    expect(judge("The disk in the owner's bag: data backup in Ajax", 'data backup')).toEqual([
      'title names its subject and city too late.',
    ]);
  });
});

describe('a page uses the house’s word for a thing', () => {
  const judge = (body: string) => unusualWords(on({ body, front: { subject: 'x' } })).map(({ field }) => field);

  test('mail that is not paper, codes that are MFA, and prices per person and month', () => {
    expect(judge('Mail it to us.')).toEqual(['“Mail”']);
    expect(judge('You get a sign-in code.')).toEqual(['“sign-in code”']);
    expect(judge('It costs this per person and month.')).toEqual(['“per person and month”']);
  });
  test('what is right stays: email, a mail server, paper mail, a code explained after MFA', () => {
    expect(judge('Email us. The mail server keeps it. We send paper mail.')).toEqual([]);
    expect(judge('Multi-factor authentication (MFA), a sign-in code on the phone.')).toEqual([]);
  });
});

describe('a piece that is read alone and in full', () => {
  const judge = (body: string, kind: Page['kind'] = 'library') =>
    unusualWords(on({ kind, body, front: { subject: 'x' } })).map(({ field, what }) => `${field} ${what}`);

  test('writes MFA out once', () => {
    expect(judge('Use MFA everywhere.')).toEqual(['“MFA” is never written out.']);
    expect(judge('Use multi-factor authentication (MFA).\n\nMFA stops most thieves.')).toEqual([]);
  });
  test('says who, not whoever', () => {
    expect(judge('Whoever has the key opens it.')).toEqual(['“Whoever” is not the house’s word.']);
    expect(judge('The person who has the key opens it.')).toEqual([]);
  });
  test('is an article, post, guide, paper, story or webinar; other pages explain MFA where there is room', () => {
    const kinds = ['blog-post', 'guide', 'whitepaper', 'case-study', 'webinar'] as const;
    expect(kinds.map((kind) => judge('MFA, whoever signs in.', kind).length)).toEqual([2, 2, 2, 2, 2]);
    expect(judge('Use MFA everywhere.', 'landing')).toEqual([]);
  });
});

describe('a heading says what its section holds', () => {
  const page = (headings: readonly string[]): Page => ({
    front: { title: 'Data backup in Ajax', subject: 'data backup' },
    body: headings.map((text) => `## ${text}`).join('\n\n'),
    main: `<h1>Data backup in Ajax</h1>${headings.map((text) => `<h2>${text}</h2>`).join('')}`,
  });

  test('a riddle is counted; the subject’s words, standard names, letters of an index and questions are not', () => {
    const { counted, found } = riddles(
      on(page(['The drawer', 'Where backups are kept', 'Price', 'B', 'Who holds the key?'])),
    );
    expect(counted).toBe(2);
    expect(found.map(({ text }) => text)).toEqual(['The drawer']);
  });
  test('a heading that a layout adds is judged too, once for all its pages; the name of a city or a page is its own subject', () => {
    const main = '<h1>Backup</h1><h2>The drawer</h2><h3>Mississauga</h3><h3>The restore log</h3>';
    const front = (title: string) => ({ title, subject: title, lead: title, description: title });
    const { counted, found } = riddles(
      tinySite({
        '/data-backup-ajax': { front: front('Data backup'), main },
        '/backup-copies': { front: front('Backup copies'), main },
        '/log': { front: front('The restore log'), main: '<h1>Log</h1>' },
      }),
    );
    expect(counted).toBe(1);
    expect(found).toEqual([{ path: '/data-backup-ajax', text: 'The drawer' }]);
  });
  test('one riddle in eleven is a note to read, one in two a fault', () => {
    const some = Array.from({ length: 10 }, (_, place) => `Backup step ${place}`);
    expect(riddlingHeadings(on(page(['The drawer', ...some]))).map(({ note }) => note)).toEqual([true]);
    expect(riddlingHeadings(on(page(['The drawer', 'Backups kept twice']))).map(({ note }) => note)).toEqual([false]);
  });
});

test('"nobody" and its like stand on a page twice at most', () => {
  expect(mannerisms(on({ body: 'Nobody looks. Nothing runs.' }))).toEqual([]);
  expect(whats(mannerisms(on({ body: 'Nobody looks. Nothing runs. No one knows.' })))).toEqual([
    '“nobody”, “no one”, “nothing” occur 3 times.',
  ]);
});
