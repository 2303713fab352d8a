import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { createCounts } from './analytics/create-counts.ts';
import { createFigures } from './analytics/create-figures.ts';
import { startWeekly } from './analytics/start-weekly.ts';
import { weeklyMails } from './analytics/weekly-mails.ts';
import { type ChatParts, createChat } from './chat/create-chat.ts';
import { createEngine } from './chat/engine/create-engine.ts';
import { createImports } from './contacts/create-imports.ts';
import { type Database, openDatabase } from './database/database.ts';
import { keepSecret } from './database/keep-secret.ts';
import { nightlyBackup } from './database/nightly-backup.ts';
import { createEmailMe } from './email-me/create-email-me.ts';
import { emailMeMails } from './email-me/email-me-mails.ts';
import type { FindStaff } from './guards/access.ts';
import { createFormTokenSigner } from './guards/form-token-signer.ts';
import { openLimitStore } from './guards/limit-store.ts';
import { createLimiter } from './guards/limiter.ts';
import { defaultLimitTable, type LimitTable } from './guards/limits.ts';
import { createLoadGauge } from './guards/load.ts';
import { createOriginRule } from './guards/origin.ts';
import { createJudge } from './guards/suspicion.ts';
import { createApp } from './http/app.ts';
import { describeError } from './http/describe-error.ts';
import { listen } from './http/listen.ts';
import { createMetrics } from './http/metrics.ts';
import { createReadiness } from './http/readiness.ts';
import type { Route } from './http/route.ts';
import { routes as allRoutes, isForProduction } from './http/routes.ts';
import type { Services } from './http/services.ts';
import { openDist } from './http/static/dist.ts';
import { siteFacts } from './http/static/site-facts.ts';
import { createKeeping } from './keeping/create-keeping.ts';
import { createLeads } from './leads/create-leads.ts';
import { createDuty } from './leads/duty/create-duty.ts';
import { dutyCards, dutyMails } from './leads/duty/duty-mails.ts';
import { startDutyWatch } from './leads/duty/start-duty-watch.ts';
import { openErasureList } from './leads/erasures/erasure-list.ts';
import { replayErasures } from './leads/erasures/replay-erasures.ts';
import { createInbox } from './leads/inbox/create-inbox.ts';
import { createInboxTools } from './leads/inbox/create-inbox-tools.ts';
import { leadCards } from './leads/lead-cards.ts';
import { leadMails } from './leads/lead-mails.ts';
import { openCountryRule } from './location/open-country-rule.ts';
import { createMailDesk } from './mail-desk/create-mail-desk.ts';
import { type DnsRecords, dnsRecords } from './mail-desk/dns-records.ts';
import { testCards, testMails } from './mail-desk/test-mails.ts';
import { createNewsletter } from './newsletter/create-newsletter.ts';
import { createLinkTokens } from './newsletter/link-tokens.ts';
import { createNewsletterLinks } from './newsletter/newsletter-links.ts';
import { newsletterMails } from './newsletter/newsletter-mails.ts';
import { type NightlyTask, startNightly } from './nightly.ts';
import { createCardSender } from './notifications/create-card-sender.ts';
import { createCompose } from './notifications/create-compose.ts';
import { createMailTransport } from './notifications/create-mail-transport.ts';
import { createWorker } from './notifications/create-worker.ts';
import { createPartners } from './partners/create-partners.ts';
import { openPartnerOrigins } from './partners/partner-origins.ts';
import { forgetTonight } from './retention.ts';
import { createSeo } from './seo/create-seo.ts';
import { otherOrigins } from './settings/other-origins.ts';
import { closeToOthers } from './settings/private-folder.ts';
import { readSettings } from './settings/read-settings.ts';
import type { Settings } from './settings/settings.ts';
import { createStaff } from './staff/create-staff.ts';
import { type FirstSignIn, firstAccount } from './staff/first-account.ts';
import { countryProblem, databaseProblem, hostProblem } from './start-problem.ts';

/** What a caller may put in place of the environment's settings. */
export type Overrides = Partial<Settings> & {
  /** Folder of the built site. */
  distDir?: string;
  /** Other limits, for example in a load test. */
  limitTable?: LimitTable;
  /** Another route table. */
  routes?: readonly Route[];
  findStaff?: FindStaff;
  /** What answers in the chat, and how long it may take. */
  chat?: Partial<Pick<ChatParts, 'engine' | 'patience'>>;
  /** Between two looks for partners that another process added (ms). */
  partnersEvery?: number;
  /** Another DNS. */
  dns?: DnsRecords;
  /** Milliseconds since 1970. */
  now?: () => number;
};

export type RunningServer = {
  /** Where it answers. */
  url: string;
  settings: Settings & { siteOrigin: string };
  /** Where mails go, for a person to read. */
  mailGoesTo: string;
  /** How the first administrator signs in, when this start made the account. */
  firstSignIn: FirstSignIn | undefined;
  /** Stops within ten seconds: no new connections, what runs is finished, mail and database are closed. */
  stop(): Promise<void>;
};

const builtSite = fileURLToPath(new URL('../dist/', import.meta.url));

/** Longest wait for answers that are still being written, in milliseconds; the database has the rest of the ten seconds. */
const patience = 8_000;

/**
 * Starts the whole server: database, guards, notifications, HTTP. What was opened is closed again when a
 * later step fails.
 * @throws SettingsError for a wrong environment, StartProblem for a database or address that cannot be had, and the
 * system's error for a port
 */
export async function startServer(overrides: Overrides = {}): Promise<RunningServer> {
  const { distDir = builtSite, limitTable = defaultLimitTable, now = Date.now, ...others } = overrides;
  const { routes = allRoutes, findStaff, chat, dns = dnsRecords, partnersEvery, ...chosen } = others;
  const settings: Settings = { ...readSettings(process.env), ...chosen };
  const log = pino({ level: settings.logLevel });
  const stillOpen = closeToOthers(settings.dataDir);
  if (stillOpen) log.warn(stillOpen);
  const opened: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of opened.splice(0).reverse()) await step();
  };
  try {
    const place = settings.databaseUrl ? 'at DATABASE_URL' : `in ${settings.dataDir} (DATA_DIR)`;
    const cannotOpen = (error: unknown): never => {
      throw databaseProblem(place, error);
    };
    const database = await openDatabase(settings).catch(cannotOpen);
    opened.push(() => database.close());
    const onLost = (error: Error) => log.warn({ error: error.name }, 'limits');
    const store = await openLimitStore(settings.databaseUrl, onLost).catch(cannotOpen);
    opened.push(() => store.close());
    const clock = () => new Date(now());
    const onProblem = (message: string, error: unknown) => log.error(describeError(error), message);
    const erasures = openErasureList(settings.dataDir);
    const erasedAgain = await replayErasures(database, erasures, now());
    if (erasedAgain > 0) log.warn(`${erasedAgain} persons were erased again: a restored backup held them`);
    const counts = createCounts({ database, clock, onProblem });
    opened.push(counts.stop);
    const secret = settings.sessionSecret ?? (await keepSecret(database, 'session'));
    const country = await openCountryRule(settings, onProblem).catch((error) => {
      throw countryProblem(error);
    });
    opened.push(async () => country.close());
    const partnerOrigins = await openPartnerOrigins(database, onProblem, partnersEvery);
    opened.push(partnerOrigins.stop);
    // From here to `answerWith` nothing is waited for: a request that came meanwhile would never be answered.
    const listening = await listen(settings.host, settings.port, limitTable.connections).catch((error) => {
      throw hostProblem(settings.host, error);
    });
    // Visitors and mails under way are waited for at the same time.
    const ending: (() => unknown)[] = [() => listening.stop(patience)];
    opened.push(() => Promise.all(ending.map((end) => end())));
    const siteOrigin = settings.siteOrigin ?? listening.url;
    const formTokens = createFormTokenSigner(secret, now);
    const linkTokens = createLinkTokens(secret);
    const staff = createStaff({ database, clock, siteOrigin, requireTotp: settings.requireTotp, onProblem });
    const dist = openDist(distDir);
    opened.push(async () => dist.close());
    const engine = createEngine({ distDir, languageModel: settings.languageModel, clock, onProblem });
    const transport = createMailTransport(settings);
    const teams = settings.teamsWebhookUrl !== undefined;
    const services: Services = {
      leads: createLeads(database, clock, { teams }),
      duty: createDuty(database, clock),
      inbox: createInbox(database, clock, onProblem, erasures),
      mailDesk: createMailDesk({
        ...settings,
        ...{ database, clock, teams, dns, destination: transport.destination },
        dkimSelector: settings.dkimSelector,
        wake: () => worker.wake(),
      }),
      seo: createSeo({ database, clock, ...settings, sourceUrl: settings.sourceUrl }),
      partners: createPartners({ database, clock, ...settings, origins: partnerOrigins }),
      keeping: createKeeping(database, settings.dataDir, clock),
      imports: createImports(database, clock),
      inboxTools: createInboxTools(database, clock, settings.mailFrom),
      newsletter: createNewsletter({ database, tokens: linkTokens, clock }),
      chat: createChat({ engine, ...chat, database, secret, clock, onProblem }),
      emailMe: createEmailMe(database, clock),
      assistant: settings.assistant,
      country: country.allows,
      counts,
      figures: createFigures(database, siteFacts(dist, siteOrigin), clock),
      readiness: createReadiness(database, now),
      formTokens,
      findStaff: findStaff ?? staff.sessions.find,
      staff,
      judge: createJudge(formTokens, now),
      limiter: createLimiter(limitTable.limits, store),
      load: createLoadGauge(limitTable.load, now),
      loadRule: limitTable.load,
      connections: limitTable.connections,
      origins: createOriginRule(siteOrigin, settings, partnerOrigins),
      siteOrigin,
      otherOrigins: otherOrigins(settings),
      metricsToken: settings.metricsToken,
      trustProxy: settings.trustProxy,
      dist,
      metrics: createMetrics(),
      log,
      isStopping: listening.isStopping,
      stopping: listening.stopping,
    };
    const app = createApp(services, settings.production ? routes.filter(isForProduction) : routes);
    const trusts = app.get('trust proxy fn') as (peer: string, hop: number) => boolean;
    listening.answerWith(app, (peer) => trusts(peer, 0));
    const links = createNewsletterLinks(linkTokens, siteOrigin);
    const wanted = emailMeMails({
      siteOrigin,
      pageHtml: dist.html,
      transcript: (conversation) => services.chat.transcript(conversation, siteOrigin),
    });
    const writers = {
      ...leadMails(database, settings.leadsTo),
      ...dutyMails(database, siteOrigin),
      ...newsletterMails(database, links),
      ...wanted,
      ...testMails(database),
      ...weeklyMails(database, siteOrigin, clock),
    };
    const compose = createCompose({ ...settings, writers, siteOrigin });
    const sendCard = settings.teamsWebhookUrl
      ? createCardSender(settings.teamsWebhookUrl, {
          ...leadCards(database),
          ...dutyCards(database, siteOrigin),
          ...testCards(database),
        })
      : undefined;
    const worker = createWorker({ database, transport, compose, sendCard, clock, onProblem });
    worker.start();
    const stopNightly = startNightly({ tasks: nightlyTasks(database, settings, clock), onProblem });
    const stopDuty = startDutyWatch({ database, clock, teams: sendCard !== undefined, onProblem });
    ending.push(worker.stop, services.keeping.stop, stopNightly, stopDuty, startWeekly({ database, clock, onProblem }));
    // The last step: its password is printed once, so a start that fails must not have made the account.
    const firstSignIn = await firstAccount(database, settings, now(), {
      isStopping: listening.isStopping,
      onProblem,
    });
    return {
      url: listening.url,
      settings: { ...settings, siteOrigin },
      mailGoesTo: transport.destination,
      firstSignIn,
      stop: close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Backup first: what is forgotten by mistake (a clock set wrong) is then in the night's copy. */
function nightlyTasks(database: Database, { dataDir }: Settings, clock: () => Date): NightlyTask[] {
  const forget = { name: 'deleting old details', run: () => forgetTonight(database, dataDir, clock()) };
  // PostgreSQL has its own tools for backups (`pg_dump`).
  if (database.kind === 'postgres') return [forget];
  return [{ name: 'backup', run: () => nightlyBackup(dataDir, clock()) }, forget];
}
