import { sendDueNotices } from '../../server/leads/notices/send-due-notices.ts';
import { inboxPaths, type LeadAnswer } from '../../shared/staff/inbox.ts';
import { type NoticesAnswer, noticePaths } from '../../shared/staff/notices.ts';
import { booking } from './requests.ts';
import type { MailServer, ReceivedMail } from './smtp.ts';
import type { StaffBrowser, StaffServer } from './staff.ts';

export const second = 1_000;
export const minute = 60_000;
/** A Monday, 10:00 in Toronto: promises made then are due at 12:00. */
export const monday = Date.parse('2030-06-03T10:00:00-04:00');
export type Desk = {
  server: StaffServer;
  mail: MailServer;
  ann: StaffBrowser;
  bob: StaffBrowser;
  /** Sets the clock and looks for due leads, as another process would. */
  at(moment: number): Promise<void>;
  request(fields?: object): Promise<string>;
  lead(reference: string, by?: StaffBrowser): Promise<LeadAnswer>;
  change(reference: string, change: object): Promise<void>;
  mails(address: string, count?: number): Promise<ReceivedMail[]>;
  /** Kinds and references, newest first. */
  told(by: StaffBrowser): Promise<string[]>;
};

/**
 * Ann and Bob of sales, signed in on a Monday at 10:00.
 * @param mail the server's mail server
 */
export async function openDesk(server: StaffServer, mail: MailServer, teams = false): Promise<Desk> {
  server.pass(monday - server.now());
  const [ann, bob] = [
    await server.signedIn('sales', 'ann@staff.example'),
    await server.signedIn('sales', 'bob@staff.example'),
  ];
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
      if (moment - signedInAt > 25 * minute)
        await Promise.all([ann.signIn('ann@staff.example'), bob.signIn('bob@staff.example')]);
      signedInAt = moment;
      await server.database.transaction().execute((trx) => sendDueNotices(trx, { now: moment, teams }));
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
      await server.passAndSend(0);
      return mail.waitFor(address, count);
    },
    async told(by) {
      const { items } = await by.json<NoticesAnswer>('GET', noticePaths.notices);
      return items.map(({ kind, reference }) => `${kind} ${reference}`);
    },
  };
}

export const subjects = (mail: MailServer, address: string) => mail.to(address).map(({ subject = '' }) => subject);
