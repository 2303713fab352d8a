import { openDatabase } from '../../server/database/database.ts';
import { tellWhatIsDue } from '../../server/leads/duty/tell-what-is-due.ts';
import { dutyPaths, type NoticesAnswer } from '../../widgets/contract/duty.ts';
import { inboxPaths, type LeadAnswer } from '../../widgets/contract/inbox.ts';
import { booking } from './requests.ts';
import { type MailServer, type ReceivedMail, startMailServer } from './smtp.ts';
import { type StaffBrowser, type StaffServer, staffServer } from './staff.ts';

export const second = 1_000;
export const minute = 60_000;
/** A Monday, 10:00 in Toronto: a promise given then ends at 12:00. */
export const monday = Date.parse('2030-06-03T10:00:00-04:00');
/** What is still to be ended, the last first. */
export const ending: (() => Promise<unknown>)[] = [];
/** Ends what a test opened. To be called after each test of each group: a server whose database is removed first waits for it. */
export const endAll = async () => {
  for (const end of ending.splice(0).reverse()) await end();
};

export type Desk = {
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
export async function openDesk(options: Parameters<typeof staffServer>[0] = {}): Promise<Desk> {
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

/** The subjects of the mails to somebody. */
export const subjects = (mail: MailServer, address: string) => mail.to(address).map(({ subject = '' }) => subject);
