import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '../../server/database/database.ts';
import { tellWhatIsDue } from '../../server/leads/duty/tell-what-is-due.ts';
import { dutyPaths, type NoticeSettings, type NoticesAnswer, usualNotices } from '../../widgets/contract/duty.ts';
import { honeypotField, paths } from '../../widgets/contract/http.ts';
import { type InboxAnswer, inboxPaths, type LeadAnswer } from '../../widgets/contract/inbox.ts';
import { gate } from '../support/chat.ts';
import { eachDatabase } from '../support/databases.ts';
import { until } from '../support/hand-clock.ts';
import { booking } from '../support/requests.ts';
import { type MailServer, type ReceivedMail, startMailServer } from '../support/smtp.ts';
import { type StaffBrowser, type StaffServer, staffServer } from '../support/staff.ts';
import { revoke } from '../support/staff-accounts.ts';
import { startWebhook } from '../support/webhook.ts';

const second = 1_000;
const minute = 60_000;
/** A Monday, 10:00 in Toronto: a promise given then ends at 12:00. */
const monday = Date.parse('2030-06-03T10:00:00-04:00');
const ending: (() => Promise<unknown>)[] = [];
/** Also called by each group: a server whose database is removed first waits for it until its patience ends. */
const endAll = async () => {
  for (const end of ending.splice(0).reverse()) await end();
};
afterEach(endAll);

type Desk = {
  server: StaffServer;
  mail: MailServer;
  ann: StaffBrowser;
  bob: StaffBrowser;
  /** Lets it be a moment, and looks for what is due as another process would. */
  at(moment: number): Promise<void>;
  request(fields?: object): Promise<string>;
  lead(reference: string, by?: StaffBrowser): Promise<LeadAnswer>;
  change(reference: string, change: object): Promise<void>;
  /** Waits for mails to somebody. */
  mails(address: string, count?: number): Promise<ReceivedMail[]>;
  /** Kinds and references of what somebody was told, the newest first. */
  told(by: StaffBrowser): Promise<string[]>;
};

/** A desk with Ann and Bob of sales, on a Monday at 10:00. */
async function openDesk(options: Parameters<typeof staffServer>[0] = {}): Promise<Desk> {
  const mail = await startMailServer();
  ending.push(() => mail.stop());
  const server = await staffServer({ ...options, smtpUrl: mail.url });
  ending.push(() => server.stop());
  const database = await openDatabase({ dataDir: server.dataDir, databaseUrl: options?.databaseUrl });
  ending.push(() => database.close());
  server.pass(monday - server.now());
  const [ann, bob] = [
    await server.signedIn('sales', 'ann@staff.example'),
    await server.signedIn('sales', 'bob@staff.example'),
  ];
  // What the server's clock ticked while they signed in.
  server.pass(monday - server.now());
  let signedInAt = monday;
  const lead: Desk['lead'] = (reference, by = ann) => by.json('GET', `${inboxPaths.leads}/${reference}`);
  return {
    server,
    mail,
    ann,
    bob,
    lead,
    async at(moment) {
      server.pass(moment - server.now());
      // An idle session is over after half an hour.
      if (moment - signedInAt > 25 * minute)
        await Promise.all([ann.signIn('ann@staff.example'), bob.signIn('bob@staff.example')]);
      signedInAt = moment;
      await database.write(tellWhatIsDue, { now: moment, teams: options?.teamsWebhookUrl !== undefined });
    },
    async request(fields = {}) {
      const answer = await server.postJson('/api/contacts', { ...booking, ...fields });
      return ((await answer.json()) as { reference: string }).reference;
    },
    async change(reference, change) {
      const unattended = await ann.call('GET', `${inboxPaths.leads}/${reference}`, undefined, { 'Nl-Unattended': '1' });
      const { version } = (await unattended.json()) as LeadAnswer;
      await ann.json('PATCH', `${inboxPaths.leads}/${reference}`, { version, ...change });
    },
    async mails(address, count) {
      // What another process owes is noticed within half a minute; a job of the server's own wakes it at once.
      await server.postJson('/api/newsletter', { email: `wake.${mail.mails.length}@visitor.example` });
      return mail.waitFor(address, count);
    },
    async told(by) {
      const { items } = await by.json<NoticesAnswer>('GET', dutyPaths.notices);
      return items.map(({ kind, reference }) => `${kind} ${reference}`);
    },
  };
}

const subjects = (mail: MailServer, address: string) => mail.to(address).map(({ subject = '' }) => subject);
const save = (by: StaffBrowser, settings: Partial<NoticeSettings>) =>
  by.json('PUT', dutyPaths.settings, { ...usualNotices, ...settings });

eachDatabase('a promise that is about to break', (database) => {
  afterEach(endAll);
  test('is told to everybody 30 minutes before when nobody owns the lead: by email, in Teams and in the app, once', async () => {
    const teams = await startWebhook();
    ending.push(() => teams.stop());
    const desk = await openDesk({ ...(await database.fresh()), teamsWebhookUrl: teams.url });
    await desk.server.signedIn('marketing');
    const reference = await desk.request();
    const { promisedBy } = await desk.lead(reference);
    await desk.at(promisedBy - 30 * minute - second);
    expect(await desk.told(desk.ann)).toEqual([]);
    for (const passed of [0, 0, 15, 60]) await desk.at(promisedBy + (passed - 30) * minute);
    for (const by of [desk.ann, desk.bob]) expect(await desk.told(by)).toEqual([`escalation ${reference}`]);
    for (const address of ['ann@staff.example', 'bob@staff.example']) {
      const [first] = await desk.mails(address);
      expect(first?.subject).toBe(`Promise about to break ${reference}: Cybersecurity for Example Dental`);
      expect(first?.text).toContain('Nobody owns this lead yet');
      expect(first?.text).toContain(`/admin#/lead/${reference}`);
      expect(subjects(desk.mail, address)).toHaveLength(1);
    }
    await until('the card in Teams', () => JSON.stringify(teams.posts).includes('Promise about to break'));
    expect(JSON.stringify(teams.posts).split('Promise about to break ').length).toBe(3);
    expect(desk.mail.to('marketing@staff.example')).toEqual([]);
    expect((await desk.lead(reference)).events.map(({ detail }) => detail)).toEqual(['no owner, told everybody']);
  });

  test('is told to the owner who has not opened it, and 15 minutes later to everybody', async () => {
    const desk = await openDesk(await database.fresh());
    const reference = await desk.request();
    await desk.change(reference, { owner: 'bob@staff.example' });
    const promisedBy = monday + 120 * minute;
    await desk.at(promisedBy - 29 * minute);
    expect(await desk.told(desk.bob)).toEqual([`escalation ${reference}`]);
    await desk.at(promisedBy - 16 * minute);
    expect(await desk.told(desk.ann)).toEqual([]);
    await desk.at(promisedBy - 14 * minute);
    expect(await desk.told(desk.ann)).toEqual([`escalation ${reference}`]);
    expect(await desk.told(desk.bob)).toHaveLength(2);
  });

  test('is told to nobody when the lead is opened and owned, contacted, closed or held back', async () => {
    const desk = await openDesk(await database.fresh());
    const inHand = await desk.request();
    await desk.change(inHand, { owner: 'bob@staff.example' });
    const { openedBy, openedAt } = await desk.lead(inHand, desk.bob);
    expect([openedBy, (openedAt ?? 0) >= monday]).toEqual(['bob@staff.example', true]);
    for (const state of ['contacted', 'spam', 'lost'])
      await desk.change(await desk.request({ email: `${state}@visitor.example` }), { state });
    await desk.request({ email: 'held@visitor.example', [honeypotField]: 'x' });
    // Who only began a chat has asked for nothing.
    expect((await desk.server.postJson(paths.chatContact, gate)).status).toBe(201);
    for (const passed of [90, 119, 300]) await desk.at(monday + passed * minute);
    for (const by of [desk.ann, desk.bob]) expect(await desk.told(by)).toEqual([]);
  });

  test('is told once by several processes that look together', async () => {
    const options = await database.fresh();
    const desk = await openDesk(options);
    const others = [await openDatabase(options), await openDatabase(options)];
    for (const other of others) ending.push(() => other.close());
    const references: string[] = [];
    for (let number = 0; number < 5; number += 1)
      references.push(await desk.request({ email: `number${number}@visitor.example` }));
    const now = monday + 100 * minute;
    const looks = [...others, ...others, ...others].map((other) => other.write(tellWhatIsDue, { now, teams: true }));
    await Promise.all([desk.at(now), ...looks]);
    expect((await desk.told(desk.ann)).toSorted()).toEqual(references.map((one) => `escalation ${one}`).toSorted());
    const jobs = await others[0]?.read.selectFrom('jobs').select(['kind', 'notice_id']).execute();
    const mails = jobs?.filter(({ kind }) => kind === 'duty').map(({ notice_id }) => notice_id);
    expect([mails?.length, new Set(mails).size]).toEqual([10, 10]);
    expect(jobs?.filter(({ kind }) => kind === 'duty-teams').length).toBeLessThanOrEqual(5);
  });
});

eachDatabase('what one is told', (database) => {
  afterEach(endAll);
  test('comes by email after one’s quiet hours, and not any more when the lead was contacted meanwhile', async () => {
    const desk = await openDesk(await database.fresh());
    await save(desk.ann, { quietFrom: '11:00', quietTo: '13:00' });
    expect(await desk.ann.json('GET', dutyPaths.settings)).toMatchObject({ quietFrom: '11:00', escalation: true });
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
    const desk = await openDesk(await database.fresh());
    const reference = await desk.request();
    const note = { text: '@bob please call, @ann and @BOB know why' };
    await desk.ann.json('POST', `${inboxPaths.leads}/${reference}/notes`, note);
    for (const passed of [1, 2, 3]) await desk.at(monday + passed * minute);
    expect(await desk.told(desk.ann)).toEqual([]);
    const { items, unread } = await desk.bob.json<NoticesAnswer>('GET', dutyPaths.notices);
    expect([unread, items]).toMatchObject([1, [{ kind: 'mention', who: 'ann@staff.example', text: note.text }]]);
    const [mail] = await desk.mails('bob@staff.example');
    expect(mail?.text).toContain(note.text);
    // Opening the lead is reading what one was told of it.
    await desk.lead(reference, desk.bob);
    expect(await desk.bob.json('GET', dutyPaths.count)).toEqual({ unread: 0 });
    expect(desk.mail.to('bob@staff.example')).toHaveLength(1);
  });

  test('is one’s next step at its minute, again when its date is changed, never of a closed lead', async () => {
    const desk = await openDesk(await database.fresh());
    const [reference, closed] = [await desk.request(), await desk.request({ email: 'won@visitor.example' })];
    const due = monday + 24 * 60 * minute;
    for (const one of [reference, closed]) {
      const step = { state: 'contacted', nextStep: 'Send the plan', nextStepAt: due };
      await desk.change(one, { ...step, ...(one === reference && { owner: 'bob@staff.example' }) });
    }
    await desk.change(closed, { state: 'won' });
    await desk.at(due - second);
    expect((await desk.mail.to('bob@staff.example')).length).toBe(0);
    for (const passed of [0, 1, 60]) await desk.at(due + passed * minute);
    const [mail] = await desk.mails('bob@staff.example');
    expect(mail?.subject).toContain(`Due now ${reference}`);
    expect(mail?.text).toContain('Send the plan');
    expect([await desk.told(desk.ann), await desk.told(desk.bob)]).toEqual([[], [`reminder ${reference}`]]);
    const again = due + 3 * 60 * minute;
    await desk.change(reference, { nextStepAt: again });
    await desk.at(again);
    expect(await desk.told(desk.bob)).toHaveLength(2);
  });

  test('is a new lead by email for who asked for it, from then on', async () => {
    const desk = await openDesk(await database.fresh());
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

  test('goes with the person who is erased', async () => {
    const desk = await openDesk(await database.fresh());
    const reference = await desk.request();
    await desk.at(monday + 100 * minute);
    const admin = await desk.server.signedIn('admin');
    expect(await desk.told(desk.ann)).toHaveLength(1);
    expect(await admin.json('DELETE', `${inboxPaths.leads}/${reference}`)).toEqual({ erased: 1 });
    expect(await desk.told(desk.ann)).toEqual([]);
  });
});

eachDatabase('a snoozed lead', (database) => {
  afterEach(endAll);
  test('leaves the list until its time, is then back by itself, and its promise goes on', async () => {
    const desk = await openDesk(await database.fresh());
    const reference = await desk.request();
    const path = `${inboxPaths.leads}/${reference}`;
    const list = (view: string) => desk.ann.json<InboxAnswer>('GET', `${inboxPaths.leads}?view=${view}`);
    const { version } = await desk.lead(reference);
    const back = monday + 20 * minute;
    await desk.ann.json('PUT', `${path}/snooze`, { version, until: back });
    expect((await desk.bob.call('PUT', `${path}/snooze`, { version, until: back })).status).toBe(409);
    const [toContact, snoozed] = [await list('new'), await list('snoozed')];
    expect([toContact.items, toContact.counts]).toMatchObject([[], { new: 0, snoozed: 1, all: 1 }]);
    // Who puts away what nobody owns owns it.
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

test('a lead whose owner has left is told to everybody at once', async () => {
  const desk = await openDesk();
  const reference = await desk.request();
  await desk.change(reference, { owner: 'bob@staff.example' });
  await revoke(desk.server, 'bob@staff.example');
  await desk.at(monday + 91 * minute);
  expect(await desk.told(desk.ann)).toEqual([`escalation ${reference}`]);
});

test('where nobody has signed in, a promise is left to the emails of each lead', async () => {
  const server = await staffServer();
  ending.push(() => server.stop());
  const database = await openDatabase({ dataDir: server.dataDir });
  ending.push(() => database.close());
  server.pass(monday - server.now());
  await server.postJson('/api/contacts', booking);
  await database.write(tellWhatIsDue, { now: monday + 119 * minute, teams: true });
  const jobs = await database.read.selectFrom('jobs').select('kind').orderBy('kind').execute();
  expect(jobs.map(({ kind }) => kind)).toEqual(['lead-staff', 'lead-visitor']);
});

test('a snooze lies ahead and is of an open lead; times of day are whole', async () => {
  const desk = await openDesk();
  const reference = await desk.request();
  const snooze = async (until: number) => {
    const { version } = await desk.lead(reference);
    return desk.ann.call('PUT', `${inboxPaths.leads}/${reference}/snooze`, { version, until });
  };
  expect((await snooze(monday - minute)).status).toBe(422);
  await desk.change(reference, { state: 'won' });
  expect((await snooze(monday + minute)).status).toBe(422);
  for (const wrong of [{ quietFrom: '22:00' }, { quietFrom: '24:00', quietTo: '07:00' }, { mention: 'yes' }]) {
    const answer = await desk.ann.call('PUT', dutyPaths.settings, { ...usualNotices, ...wrong });
    expect([wrong, answer.status]).toEqual([wrong, 422]);
  }
});
