import { expect, test } from 'vitest';
import { type InboxAnswer, inboxPaths } from '../../../../shared/staff/inbox.ts';
import {
  type NoticeSettings,
  type NoticesAnswer,
  noticePaths,
  usualNotices,
} from '../../../../shared/staff/notices.ts';
import { mergePath } from '../../../../shared/staff/person.ts';
import { eachDatabase } from '../../../support/databases.ts';
import { minute, monday, openDesk, second, subjects } from '../../../support/notice-staff.ts';
import type { StaffBrowser } from '../../../support/staff.ts';
import { useMailServer } from '../../../support/use-mail-server.ts';
import { useServers } from '../../../support/use-servers.ts';
import { beforeRelease } from '../../../support/whole-set.ts';

const mail = useMailServer();
const start = useServers();

const save = (by: StaffBrowser, settings: Partial<NoticeSettings>) =>
  by.json('PUT', noticePaths.settings, { ...usualNotices, ...settings });

eachDatabase('what one is told', (database) => {
  test('comes by email after one’s quiet hours, and not any more when the lead was contacted meanwhile', async () => {
    const desk = await openDesk(await database.server({ smtpUrl: mail.url }), mail);
    await save(desk.ann, { quietFrom: '11:00', quietTo: '13:00' });
    expect(await desk.ann.json('GET', noticePaths.settings)).toMatchObject({ quietFrom: '11:00', escalation: true });
    const [first, second] = [await desk.request(), await desk.request({ email: 'two@visitor.example' })];
    await desk.at(monday + 95 * minute);
    expect(await desk.told(desk.ann)).toHaveLength(2);
    await desk.mails('bob@staff.example', 2);
    await desk.change(first, { state: 'contacted' });
    await desk.at(monday + 179 * minute);
    expect(desk.mail.to('ann@staff.example')).toEqual([]);
    await desk.at(monday + 180 * minute);
    await desk.mails('ann@staff.example');
    expect(subjects(desk.mail, 'ann@staff.example')).toEqual([expect.stringContaining(second)]);
  });

  test('is a mention, told once and to no one else', async () => {
    const desk = await openDesk(await database.server({ smtpUrl: mail.url }), mail);
    const reference = await desk.request();
    const note = { text: '@bob please call, @ann and @BOB know why' };
    await desk.ann.json('POST', `${inboxPaths.leads}/${reference}/notes`, note);
    for (const passed of [1, 2, 3]) await desk.at(monday + passed * minute);
    expect(await desk.told(desk.ann)).toEqual([]);
    const { items, unread } = await desk.bob.json<NoticesAnswer>('GET', noticePaths.notices);
    expect([unread, items]).toMatchObject([1, [{ kind: 'mention', who: 'ann@staff.example', text: note.text }]]);
    const [letter] = await desk.mails('bob@staff.example');
    expect(letter?.text).toContain(note.text);
    await desk.lead(reference, desk.bob);
    expect(await desk.bob.json('GET', noticePaths.count)).toEqual({ unread: 0 });
    expect(desk.mail.to('bob@staff.example')).toHaveLength(1);
  });

  beforeRelease('is listed unread first, so that no notice stays unread behind fifty newer ones', async () => {
    const desk = await openDesk(await database.server({ smtpUrl: mail.url }), mail);
    const reference = await desk.request();
    const mention = (number: number) =>
      desk.ann.json('POST', `${inboxPaths.leads}/${reference}/notes`, { text: `@bob ${number}` });
    const notices = () => desk.bob.json<NoticesAnswer>('GET', noticePaths.notices);
    for (let number = 0; number < 51; number += 1) await mention(number);
    await desk.at(monday + minute);
    const newest = await notices();
    expect([newest.unread, newest.items.length]).toEqual([51, 50]);
    await desk.bob.call('POST', noticePaths.read, { ids: newest.items.map(({ id }) => id) });
    const { unread, items } = await notices();
    expect([unread, items[0]]).toMatchObject([1, { read: false, text: '@bob 0' }]);
  });

  test('is one’s next step at its minute, again when its date is changed, never of a closed lead', async () => {
    const desk = await openDesk(await database.server({ smtpUrl: mail.url }), mail);
    const [reference, closed] = [await desk.request(), await desk.request({ email: 'won@visitor.example' })];
    const due = monday + 24 * 60 * minute;
    for (const one of [reference, closed]) {
      const step = { state: 'contacted', nextStep: 'Send the plan', nextStepAt: due };
      await desk.change(one, { ...step, ...(one === reference && { owner: 'bob@staff.example' }) });
    }
    await desk.change(closed, { state: 'won' });
    await desk.at(due - second);
    const [given] = await desk.mails('bob@staff.example');
    expect(given?.subject).toContain(`Yours now: ${reference}`);
    expect(given?.text).toContain('ann@staff.example has given you this lead.');
    expect(given?.text).toContain(`/admin#/lead/${reference}`);
    expect(subjects(desk.mail, 'bob@staff.example')).toHaveLength(1);
    for (const passed of [0, 1, 60]) await desk.at(due + passed * minute);
    const [, letter] = await desk.mails('bob@staff.example', 2);
    expect(letter?.subject).toContain(`Due now ${reference}`);
    expect(letter?.text).toContain('Send the plan');
    expect([await desk.told(desk.ann), await desk.told(desk.bob)]).toEqual([
      [],
      [`reminder ${reference}`, `assigned ${reference}`],
    ]);
    const again = due + 3 * 60 * minute;
    await desk.change(reference, { nextStepAt: again });
    await desk.at(again);
    expect(await desk.told(desk.bob)).toHaveLength(3);
  });

  test('is a new lead by email for who asked for it, from then on', async () => {
    const desk = await openDesk(await database.server({ smtpUrl: mail.url }), mail);
    await desk.request();
    desk.server.pass(minute);
    await save(desk.ann, { newLead: true });
    desk.server.pass(minute);
    const second = await desk.request({ email: 'two@visitor.example' });
    for (const passed of [3, 4]) await desk.at(monday + passed * minute);
    await desk.mails('ann@staff.example');
    expect(subjects(desk.mail, 'ann@staff.example')).toEqual([expect.stringContaining(`New lead ${second}`)]);
    expect(desk.mail.to('bob@staff.example')).toEqual([]);
  });

  beforeRelease(
    'is of merged requests as of one: neither the parts nor a promise that the first had before are told of again',
    async () => {
      const desk = await openDesk(await database.server({ smtpUrl: mail.url }), mail);
      const first = await desk.request();
      await desk.at(monday + 100 * minute);
      await desk.change(first, { state: 'contacted', owner: 'bob@staff.example' });
      await desk.at(monday + 180 * minute);
      const second = await desk.request({ message: 'Again' });
      const due = monday + 400 * minute;
      await desk.change(second, { nextStep: 'Call back', nextStepAt: due });
      const { version, promisedBy } = await desk.lead(second);
      await desk.ann.json('POST', mergePath(first), { leads: [{ reference: second, version }] });
      expect(await desk.lead(first)).toMatchObject({ promisedBy, owner: 'bob@staff.example', state: 'new' });
      await desk.change(first, { owner: null });
      for (const passed of [280, 290, 400, 401]) await desk.at(monday + passed * minute);
      expect(await desk.told(desk.ann)).toEqual([`reminder ${first}`, `escalation ${first}`, `escalation ${first}`]);
      expect((await desk.lead(second)).events.map(({ kind }) => kind)).toEqual(['next step', 'merged']);
    },
  );

  test('is not sent by email to who may not read leads any more', async () => {
    const desk = await openDesk(await database.server({ smtpUrl: mail.url }), mail);
    const reference = await desk.request();
    await save(desk.bob, { quietFrom: '09:00', quietTo: '13:00' });
    const mention = { text: '@bob and @cy please call' };
    await desk.server.signedIn('sales', 'cy@staff.example');
    await desk.ann.json('POST', `${inboxPaths.leads}/${reference}/notes`, mention);
    await desk.at(monday + minute);
    await desk.mails('cy@staff.example');
    await desk.server.database
      .transaction()
      .execute((trx) =>
        trx.updateTable('staff').set({ role: 'marketing' }).where('email', '=', 'bob@staff.example').execute(),
      );
    await desk.at(monday + 180 * minute);
    await desk.mails('ann@staff.example');
    expect(subjects(desk.mail, 'bob@staff.example')).toEqual([]);
  });

  test('goes with the person who is erased', async () => {
    const desk = await openDesk(await database.server({ smtpUrl: mail.url }), mail);
    const reference = await desk.request();
    await desk.at(monday + 100 * minute);
    const admin = await desk.server.signedIn('admin');
    expect(await desk.told(desk.ann)).toHaveLength(1);
    expect(await admin.json('DELETE', `${inboxPaths.leads}/${reference}`)).toEqual({ erased: 1 });
    expect(await desk.told(desk.ann)).toEqual([]);
  });
});

eachDatabase('a snoozed lead', (database) => {
  test('leaves the list until its time, is then back by itself, and its promise goes on', async () => {
    const desk = await openDesk(await database.server({ smtpUrl: mail.url }), mail);
    const reference = await desk.request();
    const path = `${inboxPaths.leads}/${reference}`;
    const list = (view: string) => desk.ann.json<InboxAnswer>('GET', `${inboxPaths.leads}?view=${view}`);
    const { version } = await desk.lead(reference);
    const back = monday + 20 * minute;
    await desk.ann.json('PUT', `${path}/snooze`, { version, until: back });
    expect((await desk.bob.call('PUT', `${path}/snooze`, { version, until: back })).status).toBe(409);
    const [toContact, snoozed] = [await list('new'), await list('snoozed')];
    expect([toContact.items, toContact.counts]).toMatchObject([[], { new: 0, snoozed: 1, all: 1 }]);
    expect(snoozed.items).toMatchObject([{ reference, snoozedUntil: back, owner: 'ann@staff.example' }]);
    await desk.at(back - second);
    expect(await desk.told(desk.ann)).toEqual([]);
    await desk.at(back);
    expect((await list('new')).items).toMatchObject([{ reference, snoozedUntil: null }]);
    for (const passed of [21, 22]) await desk.at(monday + passed * minute);
    expect(await desk.told(desk.ann)).toEqual([`snooze-over ${reference}`]);
    expect((await desk.mails('ann@staff.example'))[0]?.subject).toContain('Back in the inbox');
  });
});

test('a snooze lies ahead and is of an open lead; times of day are whole', async () => {
  const desk = await openDesk(await start({ smtpUrl: mail.url }), mail);
  const reference = await desk.request();
  const snooze = async (until: number) => {
    const { version } = await desk.lead(reference);
    return desk.ann.call('PUT', `${inboxPaths.leads}/${reference}/snooze`, { version, until });
  };
  expect((await snooze(monday - minute)).status).toBe(422);
  await desk.change(reference, { state: 'won' });
  expect((await snooze(monday + minute)).status).toBe(422);
  for (const wrong of [{ quietFrom: '22:00' }, { quietFrom: '24:00', quietTo: '07:00' }, { mention: 'yes' }]) {
    const answer = await desk.ann.call('PUT', noticePaths.settings, { ...usualNotices, ...wrong });
    expect([wrong, answer.status]).toEqual([wrong, 422]);
  }
});
