import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createMailTransport } from '../../../server/notifications/create-mail-transport.ts';
import type { Mail } from '../../../server/notifications/mail.ts';
import { MailRefused } from '../../../server/notifications/mail-transport.ts';
import { until } from '../../support/hand-clock.ts';
import { startMailServer } from '../../support/smtp.ts';

const mailTo = (to: string): Mail => ({
  messageId: `<${to}>`,
  from: 'hello@site.example',
  to,
  subject: 'A subject',
  text: 'Some words.',
  html: '<p>Some words.</p>',
  headers: {},
});

test('who of several does not get a mail is told, and the others get it once', async () => {
  const server = await startMailServer();
  const transport = createMailTransport({ smtpUrl: server.url, dataDir: '' });
  server.refuse(550, 'gone@x.example');
  expect(await transport.send(mailTo('here@x.example, gone@x.example'))).toMatch(/gone@x\.example|550/);
  expect(server.mails.map(({ recipients }) => recipients)).toEqual([['here@x.example']]);
  server.accept();
  expect(await transport.send(mailTo('here@x.example, gone@x.example'))).toBeUndefined();
  transport.close();
  await server.stop();
});

test('a sender that the mail server does not take is our own setting: the mail is tried again', async () => {
  const server = await startMailServer();
  const transport = createMailTransport({ smtpUrl: server.url, dataDir: '' });
  server.refuseSender(550);
  const refused = await transport.send(mailTo('a@x.example')).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Error);
  expect(refused).not.toBeInstanceOf(MailRefused);
  server.accept();
  server.refuse(550);
  await expect(transport.send(mailTo('a@x.example'))).rejects.toBeInstanceOf(MailRefused);
  transport.close();
  await server.stop();
});

test('a mail that is given up does not go out beside its next try', async () => {
  const server = await startMailServer();
  const transport = createMailTransport({ smtpUrl: server.url, dataDir: '' });
  server.ponder();
  // All connections wait for the server's greeting, so the next email is queued.
  const underWay = ['a@x.example', 'b@x.example', 'c@x.example'].map((to) => transport.send(mailTo(to)));
  await until('the server has three mails', () => server.mails.length === 3);
  const limit = new AbortController();
  const queued = transport.send(mailTo('d@x.example'), limit.signal);
  limit.abort(new Error('The mail server took too long'));
  await expect(queued).rejects.toThrow();
  server.accept();
  await Promise.all(underWay);
  await transport.send(mailTo('e@x.example'));
  expect(server.mails.flatMap(({ recipients }) => recipients).sort()).toEqual([
    'a@x.example',
    'b@x.example',
    'c@x.example',
    'e@x.example',
  ]);
  transport.close();
  await server.stop();
});

test('mail reaches addresses with letters outside ASCII: the domain in ASCII, the part before the @ by SMTPUTF8', async () => {
  const server = await startMailServer();
  const transport = createMailTransport({ smtpUrl: server.url, dataDir: '' });
  const lines: string[] = [];
  const overhear = async (heard: readonly string[]) => void lines.push(...heard);
  await transport.send({ ...mailTo(''), to: { name: '', address: 'jo@müller.de' }, overhear });
  await transport.send({ ...mailTo(''), to: { name: '', address: 'zoë@firm.ca' }, overhear });
  await transport.send({ ...mailTo(''), to: { name: '', address: 'j=o/it~&al@firm.ca' }, overhear });
  expect(server.mails).toHaveLength(3);
  expect(lines.filter((line) => line.includes('RCPT TO'))).toEqual([
    'C: RCPT TO:<jo@xn--mller-kva.de>',
    'C: RCPT TO:<zoë@firm.ca>',
    'C: RCPT TO:<j=o/it~&al@firm.ca>',
  ]);
  const uses = lines.filter((line) => line.includes('MAIL FROM')).map((line) => line.includes('SMTPUTF8'));
  expect(uses).toEqual([false, true, false]);
  transport.close();
  await server.stop();
});

test('of a dialogue in which the mail server says a hundred thousand lines, the first thousand are recorded', async () => {
  const greeting = `${'220-a\n'.repeat(150_000)}220 ok\r\n`;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write(greeting);
    socket.on('data', () => socket.end('554 no\r\n'));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const transport = createMailTransport({ smtpUrl, dataDir: '' });
  const lines: string[] = [];
  const overhear = async (heard: readonly string[]) => void lines.push(...heard);
  await expect(transport.send({ ...mailTo('jo@firm.ca'), overhear })).rejects.toThrow();
  expect(lines).toContain('S: 220-a');
  expect(lines.length).toBeLessThan(1_010);
  transport.close();
});
