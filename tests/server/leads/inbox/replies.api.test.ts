import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { company } from '../../../../shared/company/company.ts';
import type { ErrorAnswer } from '../../../../shared/http.ts';
import { colleaguePaths } from '../../../../shared/staff/colleagues.ts';
import { appointmentPath, type LeadAnswer } from '../../../../shared/staff/inbox.ts';
import {
  type NewReply,
  type ReplyPreview,
  type ReplyStart,
  repliesPath,
  replyPreviewPath,
  takeBackPath,
  takeBackWithin,
  templatesPath,
} from '../../../../shared/staff/replies.ts';
import { eachDatabase } from '../../../support/databases.ts';
import { pathOf, sendBooking } from '../../../support/inbox.ts';
import type { StaffBrowser, StaffServer } from '../../../support/staff.ts';
import { useMailServer } from '../../../support/use-mail-server.ts';
import { useServers } from '../../../support/use-servers.ts';
import { beforeRelease } from '../../../support/whole-set.ts';

const start = useServers();
const mails = useMailServer();
const reply = (change: Partial<NewReply> = {}): NewReply => ({
  key: crypto.randomUUID(),
  subject: 'Your request',
  body: 'Hello Ann,\n\nTuesday at ten?\nSam',
  quote: true,
  replyTo: 'me',
  lastAnswer: null,
  ...change,
});

/** Sends a reply whose email then no longer waits. */
async function send(server: StaffServer, staff: StaffBrowser, reference: string, body: NewReply): Promise<void> {
  await staff.json('POST', repliesPath(reference), body, 202);
  server.pass(takeBackWithin);
  // The reading is written down, which wakes the sender.
  await staff.json('GET', pathOf(reference));
}

eachDatabase('a reply by email', (database) => {
  test('carries the name and signature of its writer, and belongs to the thread of the confirmation', async () => {
    const server = await database.server({ smtpUrl: mails.url });
    const sales = await server.signedIn('sales');
    await sales.json('PUT', colleaguePaths.profile, { name: 'Sam Lee', signature: 'Sam Lee\nField engineer' });
    const reference = await sendBooking(server, { message: 'Are you open?' });
    // The signature says who writes: no template does so too.
    const { templates } = await sales.json<ReplyStart>('GET', repliesPath(reference));
    expect(templates.filter(({ body }) => body.includes('Sam Lee') || body.includes(company.name))).toEqual([]);
    const [confirmation] = await mails.waitFor('ann@visitor.example');
    const body = reply({ body: 'Yes.', quote: false });
    const preview = await sales.json<ReplyPreview>('POST', replyPreviewPath(reference), body);
    await send(server, sales, reference, body);
    const [, first] = await mails.waitFor('ann@visitor.example', 2);
    expect(first?.from).toMatchObject({ name: `Sam Lee, ${company.name}`, address: confirmation?.from?.address });
    expect(first?.replyTo).toMatchObject([{ name: 'Sam Lee', address: 'sales@staff.example' }]);
    expect(first?.text?.trim()).toBe(preview.text.trim());
    expect(first?.text).toMatch(/^Yes\.\n\nSam Lee\nField engineer/);
    await send(server, sales, reference, reply({ body: 'And on Monday.', quote: false, lastAnswer: null }));
    const [, , second] = await mails.waitFor('ann@visitor.example', 3);
    const header = (mail: typeof first, name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header(first, 'in-reply-to')).toBe(header(confirmation, 'message-id'));
    expect(header(second, 'in-reply-to')).toBe(header(first, 'message-id'));
    expect(header(second, 'references')).toBe(`${header(confirmation, 'message-id')} ${header(first, 'message-id')}`);
  });

  test('goes out once from the company, as it was previewed, is answered to its writer and kept in the story', async () => {
    const server = await database.server({ smtpUrl: mails.url });
    const sales = await server.signedIn('sales');
    const reference = await sendBooking(server, { message: 'Are you <b>open</b>?\nWe are 14.' });
    await mails.waitFor('ann@visitor.example');
    const body = reply();
    const preview = await sales.json<ReplyPreview>('POST', replyPreviewPath(reference), body);
    for (const _ of [1, 2]) await send(server, sales, reference, body);
    const [, mail] = await mails.waitFor('ann@visitor.example', 2);
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual(['sales@staff.example']);
    expect(mail?.from).toEqual((await mails.waitFor('ann@visitor.example'))[0]?.from);
    expect([mail?.subject, mail?.text?.trim()]).toEqual([preview.subject, preview.text.trim()]);
    expect(mail?.text).toContain('> Are you <b>open</b>?\n> We are 14.');
    expect(mail?.html).toContain('Are you &lt;b&gt;open&lt;/b&gt;?');
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')).toBeUndefined();
    await send(server, sales, reference, reply({ quote: false, replyTo: 'company' }));
    const [, , second] = await mails.waitFor('ann@visitor.example', 3);
    expect(second?.replyTo?.map(({ address }) => address)).toEqual([company.email]);
    expect(second?.text).not.toContain('> Are you');
    const lead = await sales.json<LeadAnswer>('GET', pathOf(reference));
    expect(lead.events.filter(({ kind }) => kind === 'reply').map(({ detail }) => detail)).toEqual(
      Array(2).fill(`${body.subject}\n\n${body.body}`),
    );
    const sent = lead.deliveries.filter(({ kind }) => kind === 'lead-reply');
    expect(sent).toHaveLength(2);
    await sales.json('POST', `${pathOf(reference)}/mails/${sent[0]?.id}`);
    const [, , , again] = await mails.waitFor('ann@visitor.example', 4);
    expect(again?.text).toBe(mail?.text);
  });

  beforeRelease(
    'that was corrected after its answer got lost does not pass for sent: the first text went, and the story has it',
    async () => {
      const server = await database.server();
      const sales = await server.signedIn('sales');
      const reference = await sendBooking(server);
      const other = await sendBooking(server, { email: 'else@visitor.example' });
      const first = reply();
      await sales.json('POST', repliesPath(reference), first, 202);
      for (const [about, change] of [
        [reference, { body: 'Wednesday at ten?' }],
        [reference, { subject: 'Another' }],
        [reference, { quote: false }],
        [reference, { replyTo: 'company' }],
        [other, {}],
      ] as const) {
        const { error } = await sales.json<ErrorAnswer>('POST', repliesPath(about), { ...first, ...change }, 409);
        expect(error).toMatchObject({
          code: 'reply-gone',
          message: expect.stringContaining('without your later changes'),
        });
      }
      await sales.json('POST', repliesPath(reference), first, 202);
      const { events } = await sales.json<LeadAnswer>('GET', pathOf(reference));
      const replies = events.filter(({ kind }) => kind === 'reply');
      expect(replies.map(({ detail }) => detail)).toEqual([`${first.subject}\n\n${first.body}`]);
    },
  );

  beforeRelease('is sent again once, however often it is asked for, and not while it still waits', async () => {
    const server = await database.server({ smtpUrl: mails.url });
    const sales = await server.signedIn('sales');
    const reference = await sendBooking(server);
    await send(server, sales, reference, reply());
    await mails.waitFor('ann@visitor.example', 2);
    const sent = async () =>
      (await sales.json<LeadAnswer>('GET', pathOf(reference))).deliveries.filter(({ kind }) => kind === 'lead-reply');
    await expect.poll(async () => (await sent())[0]?.sentAt).not.toBeNull();
    const again = (id = 0) => sales.json('POST', `${pathOf(reference)}/mails/${id}`);
    const [{ id: one } = { id: 0 }] = await sent();
    await Promise.all([again(one), again(one), again(one)]);
    await mails.waitFor('ann@visitor.example', 3);
    await expect.poll(async () => (await sent())[1]?.sentAt).not.toBeNull();
    await again(one);
    expect((await sent()).map(({ sentAgain }) => sentAgain)).toEqual([true, false]);
    await again((await sent())[1]?.id);
    expect((await sent()).map(({ sentAgain }) => sentAgain)).toEqual([true, true, false]);
  });

  test('is not sent on top of a colleague’s answer that its writer has not seen, unless they insist', async () => {
    const server = await database.server();
    const [sam, lena] = [await server.signedIn('sales'), await server.signedIn('sales', 'lena@staff.example')];
    const reference = await sendBooking(server);
    await lena.json('POST', repliesPath(reference), reply(), 202);
    const { error } = await sam.json<ErrorAnswer>('POST', repliesPath(reference), reply(), 409);
    expect(error).toMatchObject({ code: 'answered-meanwhile', message: expect.stringContaining('Nothing was sent') });
    const { events } = await sam.json<LeadAnswer>('GET', pathOf(reference));
    const answers = events.filter(({ kind }) => kind === 'reply');
    expect(answers).toHaveLength(1);
    await sam.json('POST', repliesPath(reference), reply({ lastAnswer: answers[0]?.id ?? null }), 202);
    // One's own earlier answer stops nothing.
    await lena.json('POST', repliesPath(reference), reply({ lastAnswer: (answers[0]?.id ?? 0) + 100 }), 202);
  });

  test('can be taken back for a moment: it is not sent, and the history says so; then no more', async () => {
    const server = await database.server({ smtpUrl: mails.url });
    const [sam, lena] = [await server.signedIn('sales'), await server.signedIn('sales', 'lena@staff.example')];
    const reference = await sendBooking(server);
    const first = reply({ subject: 'Never sent' });
    await sam.json('POST', repliesPath(reference), first, 202);
    // The reading wakes the sender, which must wait.
    await sam.json('GET', pathOf(reference));
    await pause(700);
    await lena.json('POST', takeBackPath(reference), { key: first.key }, 409);
    await sam.json('POST', takeBackPath(reference), { key: first.key });
    const { events, deliveries } = await sam.json<LeadAnswer>('GET', pathOf(reference));
    expect(
      events.filter(({ kind }) => kind.startsWith('reply')).map(({ kind, detail }) => `${kind}: ${detail}`),
    ).toEqual(['reply taken back: Never sent']);
    expect(deliveries.filter(({ kind }) => kind === 'lead-reply')).toEqual([]);
    const second = reply({ subject: 'Sent' });
    await send(server, sam, reference, second);
    // The same words again, taken back: the first email stays in the history.
    const third = { ...second, key: crypto.randomUUID() };
    await sam.json('POST', repliesPath(reference), third, 202);
    await sam.json('POST', takeBackPath(reference), { key: third.key });
    const sent = (await sam.json<LeadAnswer>('GET', pathOf(reference))).events.filter(({ kind }) => kind === 'reply');
    expect(sent).toHaveLength(1);
    await expect
      .poll(async () => (await mails.waitFor('ann@visitor.example', 2)).map(({ subject }) => subject))
      .toEqual([expect.anything(), 'Sent']);
    const { error } = await sam.json<ErrorAnswer>('POST', takeBackPath(reference), { key: second.key }, 409);
    expect(error.code).toBe('reply-sent');
  });

  test('is erased with the person', async () => {
    const server = await database.server();
    const admin = await server.signedIn('admin', 'boss@staff.example');
    const reference = await sendBooking(server);
    await admin.json('POST', repliesPath(reference), reply(), 202);
    expect(await admin.json('DELETE', pathOf(reference))).toEqual({ erased: 1 });
    expect((await admin.call('GET', repliesPath(reference))).status).toBe(404);
  });
});

test('templates are filled for a lead, and what a visitor typed begins no header, no variable and no markup', async () => {
  const server = await start({ smtpUrl: mails.url });
  const [sales, admin] = [await server.signedIn('sales'), await server.signedIn('admin')];
  const name = 'Ann\r\nBcc: all@x.example {{company}} <i>';
  const reference = await sendBooking(server, { name });
  const template = { name: 'Greeting', subject: 'Dear {{name}} ({{ reference }})', body: 'Hi {{name}}, {{our phone}}' };
  const { id } = await admin.json<{ id: number }>('POST', templatesPath, template, 201);
  const { templates } = await sales.json<ReplyStart>('GET', repliesPath(reference));
  const english = templates.filter(({ language }) => language === 'en').map((one) => one.name);
  expect(english).toEqual([
    'First answer',
    'Could not reach you',
    'Appointment',
    'After our call',
    'Our quote',
    'Greeting',
  ]);
  expect(templates.slice(0, english.length).map((one) => one.name)).toEqual(english);
  const filled = templates.find((one) => one.id === id);
  expect(filled?.body).toBe(`Hi ${name}, ${company.phone.display}`);
  expect(filled?.subject).toMatch(/^Dear Ann Bcc: all@x\.example \{\{company\}\} <i> \(/);
  for (const [written, firm, greeted] of [
    ['McAllister, Jonathan', 'McAllister Law', 'Hi Jonathan McAllister,'],
    ['Ann Lee, CPA', 'Lee Co', 'Hi Ann Lee, CPA,'],
    ['Harbour Dental', 'Harbour Dental', 'Hi there,'],
  ]) {
    const other = await sendBooking(server, { name: written, company: firm, email: 'other@visitor.example' });
    const { templates: theirs } = await sales.json<ReplyStart>('GET', repliesPath(other));
    expect(theirs.find((one) => one.id === id)?.body).toContain(greeted);
  }
  await send(server, sales, reference, reply({ subject: filled?.subject, body: filled?.body }));
  const found = (await mails.waitFor('ann@visitor.example', 2)).find(({ subject }) => subject?.startsWith('Dear'));
  expect(found?.recipients).toEqual(['ann@visitor.example']);
  expect(found?.bcc).toBeUndefined();
  for (const subject of ['Hello\r\nBcc: all@x.example', 'Hello\nX: 1', 'Hello\u2028X: 1', '', 'x'.repeat(151)])
    expect((await sales.call('POST', repliesPath(reference), reply({ subject }))).status, subject).toBe(422);
});

test('the next step is a calendar file, whatever the visitor typed', async () => {
  const server = await start();
  const sales = await server.signedIn('sales');
  const reference = await sendBooking(server, { name: 'Ann; "A", \\n', company: `Éé${'x'.repeat(90)}` });
  const get = () => sales.call('GET', appointmentPath(reference));
  expect((await get()).status).toBe(404);
  const at = Date.UTC(2027, 2, 31, 14, 30);
  await sales.json('PATCH', pathOf(reference), { version: 0, nextStep: 'Call\nDTSTART:1', nextStepAt: at });
  const answer = await get();
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await answer.text();
  const lines = text.split('\r\n');
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  const whole = text.replaceAll('\r\n ', '').split('\r\n');
  expect(whole.filter((line) => line.startsWith('DTSTART'))).toEqual(['DTSTART:20270331T143000Z']);
  expect(whole).toContain('DURATION:PT30M');
  expect(whole).toContainEqual(expect.stringMatching(/^SUMMARY:Cybersecurity: Ann\\; "A"\\, \\\\n\\, Éé/));
  expect(whole).toContainEqual(expect.stringMatching(/^DESCRIPTION:Call\\nDTSTART:1\\n/));
  expect(whole).toContain(`URL:${server.url}/admin#/lead/${reference}`);
});
