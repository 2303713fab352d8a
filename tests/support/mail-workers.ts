import { afterEach } from 'vitest';
import { weeklyMails } from '../../server/analytics/figures/weekly-mails.ts';
import { createAppointmentLinks } from '../../server/appointments/appointment-links.ts';
import { appointmentMails } from '../../server/appointments/appointment-mails.ts';
import type { Database } from '../../server/database/database.ts';
import { emailMeMails } from '../../server/email-me/email-me-mails.ts';
import { ceilings } from '../../server/guards/ceilings.ts';
import { leadMails } from '../../server/leads/lead-mails.ts';
import { noticeMails } from '../../server/leads/notices/notice-mails.ts';
import { testMails } from '../../server/mail-queue/test-mails.ts';
import { createLinkTokens } from '../../server/newsletter/link-tokens.ts';
import { createNewsletterLinks } from '../../server/newsletter/newsletter-links.ts';
import { newsletterMails } from '../../server/newsletter/newsletter-mails.ts';
import { ceilingMails } from '../../server/notifications/ceiling-mails.ts';
import { type Compose, createCompose } from '../../server/notifications/create-compose.ts';
import { createWorker, type Worker, type WorkerParts } from '../../server/notifications/create-worker.ts';
import type { Mail } from '../../server/notifications/mail.ts';
import type { MailTransport } from '../../server/notifications/mail-transport.ts';
import { sendMessages } from '../../server/notifications/send-messages.ts';
import type { JobRow } from '../../server/notifications/tables.ts';
import { staffLinkMails } from '../../server/staff/staff-link-mails.ts';
import { createStaffLinks } from '../../server/staff/staff-links.ts';
import { handClock } from './hand-clock.ts';

export const staff = 'sales@site.example';

export function composeFor(database: Database): Compose {
  const siteOrigin = 'https://www.site.example';
  const links = createNewsletterLinks(createLinkTokens('a secret of this test'), siteOrigin);
  return createCompose({
    writers: {
      ...leadMails(database, staff, siteOrigin, async () => undefined),
      ...appointmentMails({
        ...{ database, siteOrigin, leadsTo: staff, clock: () => new Date() },
        links: createAppointmentLinks('a secret of this test'),
      }),
      ...noticeMails(database, siteOrigin, () => new Date()),
      ...newsletterMails(database, links),
      ...testMails(database),
      ...ceilingMails(ceilings, staff),
      ...emailMeMails({ siteOrigin, pageHtml: () => undefined, transcript: async () => undefined }),
      ...staffLinkMails(database, createStaffLinks('a secret of this test'), siteOrigin, () => new Date()),
      ...weeklyMails(database, siteOrigin, () => new Date()),
    },
    siteOrigin,
    mailFrom: 'The Site <hello@site.example>',
  });
}

/** Includes sent jobs. */
export function allJobs(database: Database): Promise<JobRow[]> {
  return database.read.selectFrom('jobs').selectAll().orderBy('id').execute();
}

export const settled = (job: JobRow) => job.sent_at !== null || job.failed_at !== null;

/** Records emails, or runs `send`. */
export function fakeTransport(send: (mail: Mail) => Promise<void> = async () => {}): MailTransport & { sent: Mail[] } {
  const sent: Mail[] = [];
  return {
    sent,
    destination: 'this test',
    close() {},
    async send(mail) {
      await send(mail);
      sent.push(mail);
      return undefined;
    },
  };
}

/**
 * The workers stop after each test.
 * @returns starts one
 */
export function useMailWorkers() {
  const workers: Worker[] = [];
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.stop();
  });
  return (
    database: Database,
    transport: MailTransport,
    clock = handClock(),
    onProblem: WorkerParts['onProblem'] = undefined,
  ): Worker => {
    const send = sendMessages({ transport, compose: composeFor(database) });
    const worker = createWorker({ database, channels: ['mail'], send, clock: clock.now, onProblem });
    workers.push(worker);
    worker.start();
    return worker;
  };
}
