import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailFolderOf } from '../../../server/notifications/mail-folder.ts';
import { booking } from '../../support/requests.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { firstFew } from '../../support/whole-set.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

async function staffMail(fields: Partial<typeof booking>): Promise<string> {
  const answer = await server.postJson('/api/contacts', { ...booking, ...fields });
  expect(answer.status).toBe(201);
  const { reference } = (await answer.json()) as { reference: string };
  const folder = mailFolderOf(server.dataDir);
  const find = () =>
    readdirSync(folder)
      .filter((name) => name.startsWith('lead-staff') && name.endsWith('.eml'))
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .find((text) => text.includes(`${reference}:`));
  await expect.poll(find).toBeDefined();
  return find() ?? '';
}

function headerNames(raw: string): string[] {
  const [head = ''] = raw.split('\r\n\r\n');
  return head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => line.slice(0, line.indexOf(':')));
}

/** Characters that reverse, hide or break text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unseen = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/;

const bodies = {
  'line breaks': 'Ann\r\nBcc: all@x.example\u2028To: all@x.example\u0085X: 1\vY: 2',
  'an encoded word with letters that need encoding': 'é =?utf-8?Q?=0D=0ABcc:_all@x.example?= é',
  'text that runs backwards': 'Ann \u202egpj.exe\u202c \u2066x\u2069',
  'an encoded word': '=?utf-8?B?Qm9zcyA8Ym9zc0Bub3J0aGx1bWUuZXhhbXBsZT4=?=',
  'what does not show': 'A\u200bn\ufeffn\u0000 \u{e0041}',
  'half a character': 'Ann \ud83e',
  'a name that quotes': 'Ann" <boss@x.example>, "Bob',
};

test.each(firstFew(Object.entries(bodies), 3))(
  '%s in a name or company stays words of one header line',
  async (what, typed) => {
    const usual = headerNames(await staffMail({ message: what }));
    const raw = await staffMail({ name: typed, company: typed, message: `${what}, typed` });
    expect(headerNames(raw)).toEqual(usual);
    const mail = await PostalMime.parse(raw);
    expect(mail.subject).toMatch(/^New lead [\w-]+: Cybersecurity\b.* for \S/);
    const [replyTo] = mail.replyTo ?? [];
    expect(mail.replyTo).toHaveLength(1);
    expect(replyTo?.address).toBe(booking.email);
    for (const shown of [mail.subject ?? '', replyTo?.name ?? '']) {
      expect(shown).not.toMatch(unseen);
      expect(shown.isWellFormed()).toBe(true);
      expect(shown).not.toMatch(/[\u{e0000}-\u{e007f}]/u);
      expect(shown).not.toContain('boss@northlume');
      expect(shown.length).toBeLessThanOrEqual(200);
    }
  },
);

test('an encoded word that was typed is shown as it was typed, but for a space that keeps it from being decoded', async () => {
  const { subject, replyTo } = await PostalMime.parse(
    await staffMail({ name: '=?utf-8?Q?Boss?=', company: '=?utf-8?Q?Boss?=', message: 'encoded' }),
  );
  expect(subject).toMatch(/ for = \?utf-8\?Q\?Boss\?=$/);
  expect(replyTo?.[0]?.name).toBe('= ?utf-8?Q?Boss?=');
});

test('an address with letters outside ASCII before the @ is in the text alone: the header would need SMTPUTF8', async () => {
  const { text, replyTo } = await PostalMime.parse(await staffMail({ email: 'zoë@müller.de', message: 'utf8' }));
  expect(replyTo).toBeUndefined();
  expect(text).toContain('zoë@müller.de');
  expect(text?.replace(/\s+/g, ' ')).toContain('A reply to this email does not reach the visitor.');
});

test('a domain with letters outside ASCII is written in ASCII in Reply-To', async () => {
  const { text, replyTo } = await PostalMime.parse(await staffMail({ email: 'jo@müller.de', message: 'punycode' }));
  expect(replyTo?.[0]?.address).toBe('jo@xn--mller-kva.de');
  expect(text?.replace(/\s+/g, ' ')).toContain('A reply to this email reaches the visitor as well.');
});
