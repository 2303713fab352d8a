import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createMailFolder } from '../../../server/notifications/mail-folder.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'northlume-outbox-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const mail = {
  messageId: '<lead-staff.1@site.example>',
  from: 'hello@site.example',
  to: 'sales@site.example',
  subject: 'New lead',
  text: 'words',
  html: '<p>words</p>',
  headers: {},
};

it('a mail file that cannot be written whole leaves no half of it behind', async () => {
  const transport = createMailFolder(dataDir);
  mkdirSync(join(dataDir, 'outbox', 'lead-staff.1_site.example.eml'), { recursive: true });
  await expect(transport.send(mail)).rejects.toThrow();
  expect(readdirSync(join(dataDir, 'outbox'))).toEqual(['lead-staff.1_site.example.eml']);
});
