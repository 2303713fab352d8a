import type { Logger } from 'pino';
import type { Counts } from './analytics/create-counts.ts';
import { createFigures } from './analytics/figures/create-figures.ts';
import { siteFacts } from './analytics/figures/site-facts.ts';
import type { AppointmentLinks } from './appointments/appointment-links.ts';
import { createAppointments } from './appointments/create-appointments.ts';
import { createStaffAppointments } from './appointments/create-staff-appointments.ts';
import { createBackups } from './backups/create-backups.ts';
import { createChat } from './chat/create-chat.ts';
import { createEngine } from './chat/create-engine.ts';
import { createImports } from './contacts/create-imports.ts';
import type { AddressList } from './database/address-list.ts';
import type { Database } from './database/database.ts';
import type { LogEmptier } from './database/empty-log.ts';
import { createEmailMe } from './email-me/create-email-me.ts';
import { createDayBytes } from './guards/day-bytes.ts';
import { createFormTokenSigner } from './guards/form-token-signer.ts';
import type { LimitStore } from './guards/limit-store.ts';
import { createLimiter } from './guards/limiter.ts';
import type { LimitTable } from './guards/limits.ts';
import { createOpenStreams } from './guards/open-streams.ts';
import { createOriginRule } from './guards/origin.ts';
import { createJudge } from './guards/suspicion.ts';
import { takeTurns } from './guards/take-turns.ts';
import type { Listening } from './http/listen.ts';
import type { Metrics } from './http/metrics.ts';
import { createReadiness } from './http/readiness.ts';
import { mailboxName } from './incoming/open-mailbox.ts';
import { createHandOver } from './leads/create-hand-over.ts';
import { createLeads } from './leads/create-leads.ts';
import type { EraseTraces } from './leads/erasures/create-trace-eraser.ts';
import type { ErasureList } from './leads/erasures/erasure-list.ts';
import { markChatAnswered } from './leads/inbox/answered.ts';
import { createInbox } from './leads/inbox/create-inbox.ts';
import { createInboxTools } from './leads/inbox/create-inbox-tools.ts';
import { createNotices } from './leads/notices/create-notices.ts';
import { createPeople } from './leads/people/create-people.ts';
import { createMailQueue } from './mail-queue/create-mail-queue.ts';
import type { DnsRecords } from './mail-queue/dns-records.ts';
import { createNewsletter } from './newsletter/create-newsletter.ts';
import type { LinkTokens } from './newsletter/link-tokens.ts';
import type { ReachCeiling } from './notifications/ceiling-notices.ts';
import type { VisitorMails } from './notifications/recipient-limit.ts';
import type { Overrides } from './overrides.ts';
import { createSearch } from './pages/create-search.ts';
import type { Dist } from './pages/dist.ts';
import { createPartners } from './partners/create-partners.ts';
import type { PartnerOrigins } from './partners/partner-origins.ts';
import { createSeo } from './seo/create-seo.ts';
import type { Services } from './services.ts';
import { otherOrigins } from './settings/other-origins.ts';
import type { Settings } from './settings/settings.ts';
import { createStaff } from './staff/create-staff.ts';
import { createWebhooks } from './webhooks/create-webhooks.ts';
import type { AddressRule } from './webhooks/public-addresses.ts';

export type ServiceParts = Pick<Overrides, 'chat' | 'findStaff'> & {
  settings: Settings;
  siteOrigin: string;
  distDir: string;
  dist: Dist;
  database: Database;
  erasures: ErasureList;
  eraseTraces: EraseTraces;
  withdrawals: AddressList;
  logEmptier: LogEmptier;
  counts: Counts;
  metrics: Metrics;
  /** Called at each refusal by a ceiling. */
  reach: ReachCeiling;
  mails: VisitorMails;
  country: Services['country'];
  partnerOrigins: PartnerOrigins;
  limitTable: LimitTable;
  store: LimitStore;
  secret: string;
  linkTokens: LinkTokens;
  appointmentLinks: AppointmentLinks;
  dns: DnsRecords;
  webhookAddresses: AddressRule;
  destination: string;
  wake: () => void;
  listening: Pick<Listening, 'isStopping' | 'stopping'>;
  now: () => number;
  log: Logger;
  onProblem: (message: string, error: unknown) => void;
};

export function createServices(parts: ServiceParts): Services {
  const { settings, siteOrigin, distDir, dist, database, erasures, withdrawals, counts, country, partnerOrigins } =
    parts;
  const {
    metrics,
    reach,
    mails,
    limitTable,
    store,
    secret,
    linkTokens,
    appointmentLinks,
    dns,
    webhookAddresses,
    destination,
    logEmptier,
    wake,
    listening,
    now,
    log,
    onProblem,
  } = parts;
  const clock = () => new Date(now());
  const formTokens = createFormTokenSigner(secret, now);
  const { ceilings } = limitTable;
  const staff = createStaff({
    ...{ database, clock, siteOrigin, requireTotp: settings.requireTotp, secret, dataDir: settings.dataDir, onProblem },
    inTurn: takeTurns(ceilings.passwordChecks, () => reach('passwordChecks')),
    onLocked: () => reach('codes'),
  });
  const engine = createEngine({
    ...{ distDir, languageModel: settings.languageModel, clock, onProblem },
    inTurn: takeTurns(ceilings.answers, () => reach('answers')),
  });
  const teams = settings.teamsWebhookUrl !== undefined;
  const isPartner = (origin: string | null) => origin !== null && origin !== siteOrigin;
  const isStaffed = () => staff.presence.anyone();
  const chatOutcomes = { onAnswered: markChatAnswered, onErased: logEmptier.soon, isPartner, isStaffed };
  const { assistant, languageModel: model } = settings;
  const callParts = { database, siteOrigin, clock, mails, elsewhere: settings.calendarUrl !== undefined };
  const bytes = createDayBytes(ceilings.bytes, now, () => reach('bytes'));
  const appointments = createAppointments({
    ...{ ...callParts, links: appointmentLinks },
    most: ceilings.calls,
    onCrowded: () => reach('calls'),
  });
  const leads = createLeads(database, clock, { teams, mails, bytes });
  return {
    leads,
    duty: createNotices(database, clock),
    inbox: createInbox(database, clock, onProblem, erasures, parts.eraseTraces, counts.flush),
    mailQueue: createMailQueue({
      ...settings,
      ...{ database, clock, teams, dns, destination },
      dkimSelector: settings.dkimSelector,
      mailbox: settings.imapUrl && mailboxName(settings.imapUrl),
      wake,
    }),
    seo: createSeo({ database, clock, dataDir: settings.dataDir }),
    partners: createPartners({ database, clock, ...settings, origins: partnerOrigins }),
    webhooks: createWebhooks(database, clock, webhookAddresses),
    keeping: createBackups(database, settings.dataDir, clock),
    imports: createImports(database, clock),
    people: createPeople(database, clock),
    inboxTools: createInboxTools(database, clock, settings.mailFrom),
    appointments,
    staffAppointments: createStaffAppointments(callParts),
    newsletter: createNewsletter({ database, tokens: linkTokens, mails, bytes, withdrawals, clock, onProblem }),
    chat: createChat({
      engine,
      ...parts.chat,
      database,
      secret,
      clock,
      bytes,
      onProblem,
      offer: appointments.offer,
      handOver: createHandOver({ leads, metrics }),
      ...chatOutcomes,
    }),
    emailMe: createEmailMe(database, clock, mails),
    assistant,
    provider: model && { name: model.provider, country: model.country },
    country,
    counts,
    figures: createFigures(database, siteFacts(dist, siteOrigin), clock),
    readiness: createReadiness(database, now, (error) => onProblem('Whether leads can be kept is unknown', error)),
    formTokens,
    findStaff: parts.findStaff ?? staff.sessions.find,
    staff,
    judge: createJudge(formTokens, now),
    limiter: createLimiter(limitTable.limits, store),
    streams: createOpenStreams(limitTable.connections.streams),
    origins: createOriginRule(siteOrigin, settings, partnerOrigins),
    siteOrigin,
    otherOrigins: otherOrigins(settings),
    metricsToken: settings.metricsToken,
    trustProxy: settings.trustProxy,
    dist,
    search: createSearch(
      dist,
      takeTurns(ceilings.searches, () => reach('searches')),
      // Anyone can ask for unknown addresses without end: they take no turn of a search.
      takeTurns({ ...ceilings.searches, atOnce: 1, waiting: 2 }, () => {}),
      ceilings.searches.kept,
    ),
    metrics,
    log,
    isStopping: listening.isStopping,
    stopping: listening.stopping,
  };
}
