import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mailFolderOf } from '../../../server/notifications/mail-folder.ts';
import { deleteMailFilesOf } from '../../../server/notifications/purge-mail-files.ts';

test('the mail files of a person are deleted in every spelling of the address, and nobody else’s', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'northlume-mails-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const folder = mailFolderOf(dataDir);
  mkdirSync(folder, { recursive: true });
  const mails: Record<string, string> = {
    'own.eml': 'From: hello@site.example\r\nTo: ann@firma.example\r\n\r\nHello',
    'end.eml': 'To: staff@site.example\r\n\r\nWrite to ann@firma.example.',
    'longer.eml': 'To: joann@firma.example\r\n\r\nHello',
    'domain.eml': 'To: ann@firma.example.org\r\n\r\nHello',
    'ascii.eml': 'To: anna@xn--mller-kva.example\r\n\r\nHello',
    'quoted.eml': 'To: staff@site.example\r\n\r\nEmail: j=C3=B6rg@firma.exam=\r\nple',
  };
  for (const [name, text] of Object.entries(mails)) writeFileSync(join(folder, name), text);
  const asked = ['Ann@firma.example', 'anna@müller.example', 'jörg@firma.example', 'hello@site.example'];
  await deleteMailFilesOf(dataDir, asked, ['hello@site.example']);
  expect(readdirSync(folder).sort()).toEqual(['domain.eml', 'longer.eml']);
});
