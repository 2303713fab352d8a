import { expect, onTestFinished, test } from 'vitest';
import { createMailReader } from '../../../server/incoming/create-mail-reader.ts';
import { ownWords } from '../../../server/incoming/own-words.ts';
import { readMail } from '../../../server/incoming/read-mail.ts';

const mailOf = (headers: string, body: string | Uint8Array) =>
  readMail(Buffer.concat([Buffer.from(`From: Ann <Ann@Visitor.example>\n${headers}\n\n`), Buffer.from(body)]));

test('what a mail program quotes below an answer is left out; an answer line by line stays whole', () => {
  const answer = 'Tuesday suits us.\n\nAnn';
  for (const quote of [
    'On Mon, Nov 23, 2026 at 10:00 Sam Lee <sam@x.example> wrote:\n> Hello',
    'On Mon, Nov 23, 2026 at 10:00 Sam Lee, Northlume IT\n<sam@x.example> wrote:\n> Hello',
    'Le lun. 23 nov. 2026 à 10:00, Sam Lee <sam@x.example> a écrit :\n> Bonjour',
    '-----Original Message-----\nFrom: Sam',
    'From: Sam Lee <sam@x.example>\nSent: Monday, November 23, 2026\nTo: Ann',
    'De : Sam Lee\nEnvoyé : lundi 23 novembre',
    '________________________________\nFrom: Sam',
    '> Hello\n>\n> Sam',
  ])
    expect(ownWords(`${answer}\r\n\r\n${quote}`), quote).toBe(answer);
  const between = '> When?\nTuesday.\n> Where?\nAt ours.';
  expect(ownWords(between)).toBe(between);
  expect(ownWords('> only this')).toBe('> only this');
  expect(ownWords('From: the roof, water: everywhere')).toBe('From: the roof, water: everywhere');
  expect(ownWords('x'.repeat(30_000)).length).toBeLessThan(20_010);
  const long = `${'>\n'.repeat(50_000)}Yes.`;
  expect(ownWords(long).length).toBeLessThan(20_010);
});

test('an email that was made slow to read is given up, and the server goes on meanwhile', async () => {
  const html = `<a href="${'<a href="'.repeat(20_000)}`;
  const slow = Buffer.from(
    `Content-Type: multipart/mixed; boundary=b\n\n--b\n\nx\n--b\nContent-Type: text/html\n\n${html}\n--b--`,
  );
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 10);
  onTestFinished(() => clearInterval(turning));
  const hurried = createMailReader(300);
  await expect(hurried.read(slow)).rejects.toThrow('too long');
  await expect(hurried.read(slow)).rejects.toThrow('too long');
  expect(turns).toBeGreaterThan(5);
  const reader = createMailReader(300_000);
  onTestFinished(reader.close);
  for (const word of ['Hello', 'Again'])
    expect((await reader.read(Buffer.from(`From: Ann <ann@x.example>\n\n${word}`))).words).toBe(word);
});

test('no email ends the server by the memory that it takes: it is given up, and the next one is read', async () => {
  const reader = createMailReader(60_000, 60);
  onTestFinished(reader.close);
  const lines = 'Content-Type: text/plain; format=flowed; delsp=yes\n\n'.concat('a \n'.repeat(300_000));
  await expect(reader.read(Buffer.from(`From: Ann <ann@x.example>\n${lines}`))).rejects.toThrow('too much memory');
  expect((await reader.read(Buffer.from('From: Ann <ann@x.example>\n\nHello'))).words).toBe('Hello');
});

test('an email of any program is read: HTML alone, other letters, broken characters; the answered ones nearest first', async () => {
  const html = await mailOf('Content-Type: text/html', '<p>Hello<br>Sam</p><style>p{}</style>');
  expect(html.words).toMatch(/^Hello\s+Sam$/);
  const latin = await mailOf(
    'Content-Type: text/plain; charset=windows-1252',
    Uint8Array.of(0x4f, 0x75, 0x69, 0x20, 0xe9, 0x00),
  );
  expect(latin).toMatchObject({ words: 'Oui é', from: { name: 'Ann', address: 'ann@visitor.example' } });
  const threaded = await mailOf('References: <a@x> <b@x>\nIn-Reply-To: <c@x>\nSubject: =?utf-8?q?R=C3=A9p?=', 'x');
  expect(threaded).toMatchObject({ answers: ['<c@x>', '<b@x>', '<a@x>'], subject: 'Rép', kind: 'answer' });
});

test('of very many attachments the first are named, and the others counted', async () => {
  const part = (name: string) => `--b\nContent-Disposition: attachment; filename="${name}"\n\nxx\n`;
  const names = Array.from({ length: 90 }, (_, at) => `${at}.txt`);
  const { attachments } = await mailOf('Content-Type: multipart/mixed; boundary=b', `${names.map(part).join('')}--b--`);
  expect(attachments.map(({ name }) => name)).toEqual([...names.slice(0, 20), 'and 70 more']);
  expect(attachments.at(-1)?.bytes).toBeGreaterThanOrEqual(140);
});

test('of very many emails that one says it answers, the nearest fifty are looked up', async () => {
  const ids = Array.from({ length: 300 }, (_, at) => `<${at}@x>`);
  const { answers } = await mailOf(`In-Reply-To: <own@x>\nReferences: ${ids.join(' ')}`, 'x');
  expect(answers).toEqual(['<own@x>', ...ids.reverse().slice(0, 49)]);
});

test('machines are told from people', async () => {
  const kinds = {
    'Auto-Submitted: auto-replied': 'automatic',
    'Auto-Submitted: no': 'answer',
    'Precedence: bulk': 'automatic',
    'List-Unsubscribe: <https://x.example>': 'automatic',
    'Subject: Automatic reply: Your request': 'automatic',
    'Subject: Réponse automatique : Absente': 'automatic',
    'Subject: Re: Out of the box': 'answer',
    'Content-Type: multipart/report; report-type="delivery-status"; boundary=b': 'bounce',
  };
  for (const [header, kind] of Object.entries(kinds))
    expect([header, (await mailOf(header, 'x')).kind]).toEqual([header, kind]);
});
