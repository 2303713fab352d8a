import { weeklyMails } from './analytics/figures/weekly-mails.ts';
import type { AppointmentLinks } from './appointments/appointment-links.ts';
import { appointmentMails } from './appointments/appointment-mails.ts';
import type { Database } from './database/database.ts';
import { emailMeMails } from './email-me/email-me-mails.ts';
import type { LimitTable } from './guards/limits.ts';
import { leadCards } from './leads/lead-cards.ts';
import { leadMails } from './leads/lead-mails.ts';
import { noticeCards, noticeMails } from './leads/notices/notice-mails.ts';
import { testCards, testMails } from './mail-queue/test-mails.ts';
import type { LinkTokens } from './newsletter/link-tokens.ts';
import { createNewsletterLinks } from './newsletter/newsletter-links.ts';
import { newsletterMails } from './newsletter/newsletter-mails.ts';
import { ceilingMails } from './notifications/ceiling-mails.ts';
import { createCardSender } from './notifications/create-card-sender.ts';
import { createCompose } from './notifications/create-compose.ts';
import { createWorker, type Worker, type WorkerParts } from './notifications/create-worker.ts';
import type { MailTransport } from './notifications/mail-transport.ts';
import { sendMessages } from './notifications/send-messages.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings/settings.ts';
import { staffLinkMails } from './staff/staff-link-mails.ts';
import { createStaffLinks } from './staff/staff-links.ts';

export type MailWorkerParts = Pick<WorkerParts, 'onProblem'> & {
  transport: MailTransport;
  settings: Settings;
  services: Pick<Services, 'siteOrigin' | 'dist' | 'chat' | 'appointments'>;
  database: Database;
  limitTable: Pick<LimitTable, 'ceilings'>;
  linkTokens: LinkTokens;
  appointmentLinks: AppointmentLinks;
  secret: string;
  clock: () => Date;
};

/** The worker is not started yet. */
export function createMailWorker(parts: MailWorkerParts): Worker {
  const { settings, services, database, limitTable, linkTokens, appointmentLinks, transport, clock, onProblem } = parts;
  const { siteOrigin, dist, chat, appointments } = services;
  const links = createNewsletterLinks(linkTokens, siteOrigin);
  const wanted = emailMeMails({
    siteOrigin,
    pageHtml: dist.html,
    transcript: (conversation) => chat.transcript(conversation, siteOrigin),
  });
  const writers = {
    ...leadMails(database, settings.leadsTo, siteOrigin, appointments.timesOf),
    ...appointmentMails({ database, links: appointmentLinks, siteOrigin, leadsTo: settings.leadsTo, clock }),
    ...noticeMails(database, siteOrigin, clock),
    ...newsletterMails(database, links),
    ...wanted,
    ...staffLinkMails(database, createStaffLinks(parts.secret), siteOrigin, clock),
    ...testMails(database),
    ...ceilingMails(limitTable.ceilings, settings.leadsTo),
    ...weeklyMails(database, siteOrigin, clock),
  };
  const compose = createCompose({ ...settings, writers, siteOrigin });
  const sendCard = settings.teamsWebhookUrl
    ? createCardSender(settings.teamsWebhookUrl, {
        ...leadCards(database, siteOrigin),
        ...noticeCards(database, siteOrigin, clock),
        ...testCards(database),
      })
    : undefined;
  return createWorker({
    ...{ database, clock, onProblem },
    channels: ['mail', 'teams'],
    send: sendMessages({ transport, compose, sendCard }),
    close: transport.close,
  });
}
