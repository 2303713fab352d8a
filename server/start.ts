import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { createCounts } from './analytics/create-counts.ts';
import { startWeekly } from './analytics/start-weekly.ts';
import { createApp } from './app.ts';
import { createAppointmentLinks } from './appointments/appointment-links.ts';
import { startReminders } from './appointments/remind-visitors.ts';
import { createMailWorker } from './create-mail-worker.ts';
import { createServices } from './create-services.ts';
import { type Database, openDatabase } from './database/database.ts';
import { createLogEmptier } from './database/empty-log.ts';
import { keepSecret } from './database/keep-secret.ts';
import { createDayBytes } from './guards/day-bytes.ts';
import { openLimitStore } from './guards/limit-store.ts';
import { defaultLimitTable } from './guards/limits.ts';
import { createNetworkShares } from './guards/network-shares.ts';
import { watchDisk } from './guards/watch-disk.ts';
import { describeError } from './http/describe-error.ts';
import { listen } from './http/listen.ts';
import { createMetrics } from './http/metrics.ts';
import { startIncoming } from './incoming/start-incoming.ts';
import { createTraceEraser } from './leads/erasures/create-trace-eraser.ts';
import { openErasureList } from './leads/erasures/erasure-list.ts';
import { replayErasures } from './leads/erasures/replay-erasures.ts';
import { startNoticeWatch } from './leads/notices/start-notice-watch.ts';
import { oldCountryData, openCountryRule } from './location/open-country-rule.ts';
import { dnsRecords } from './mail-queue/dns-records.ts';
import { createLinkTokens } from './newsletter/link-tokens.ts';
import { replayWithdrawals } from './newsletter/replay-withdrawals.ts';
import { openWithdrawalList } from './newsletter/withdrawal-list.ts';
import { startNightly } from './nightly.ts';
import { nightlyTasks } from './nightly-tasks.ts';
import { createCeilingNotices } from './notifications/ceiling-notices.ts';
import { createMailTransport } from './notifications/create-mail-transport.ts';
import { createWorker } from './notifications/create-worker.ts';
import type { Overrides } from './overrides.ts';
import { openDist } from './pages/dist.ts';
import { openPartnerOrigins } from './partners/partner-origins.ts';
import { routes as allRoutes, isForProduction } from './routes.ts';
import type { Services } from './services.ts';
import { closeToOthers } from './settings/private-folder.ts';
import { readSettings } from './settings/read-settings.ts';
import type { Settings } from './settings/settings.ts';
import { type FirstSignIn, firstAccount } from './staff/first-account.ts';
import { countryProblem, databaseProblem, hostProblem } from './start-problem.ts';
import { publicAddresses } from './webhooks/public-addresses.ts';
import { sendWebhooks } from './webhooks/send-webhooks.ts';

export type { Overrides } from './overrides.ts';

export type RunningServer = {
  url: string;
  settings: Settings & { siteOrigin: string };
  mailGoesTo: string;
  firstSignIn: FirstSignIn | undefined;
  database: Database;
  /** Loads, in the background, what the first visitor would wait for. */
  prepare(): void;
  /** Stores counts and reads partners now. */
  refresh(): Promise<void>;
  /** Stops within ten seconds. */
  stop(): Promise<void>;
};

const builtSite = fileURLToPath(new URL('../dist/', import.meta.url));

/** Time limit (ms) for answers in progress; the database has the rest of the ten seconds. */
const patience = 8_000;

/**
 * If a step fails, closes what was opened.
 * @throws SettingsError for a wrong environment, StartProblem for an unusable database or address, the system's error
 * for a port
 */
export async function startServer(overrides: Overrides = {}): Promise<RunningServer> {
  const { distDir = builtSite, limitTable = defaultLimitTable, now = Date.now, ...others } = overrides;
  const {
    routes = allRoutes,
    findStaff,
    chat,
    dns = dnsRecords,
    partnersEvery,
    webhookAddresses = publicAddresses,
    ...chosen
  } = others;
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
    const onProblem = (message: string, error: unknown) => log.error(describeError(error), message);
    const database = await openDatabase(settings, onProblem).catch(cannotOpen);
    opened.push(() => database.close());
    const onLost = (error: Error) => log.warn({ error: error.name }, 'limits');
    const store = await openLimitStore(settings.databaseUrl, onLost).catch(cannotOpen);
    opened.push(() => store.close());
    const clock = () => new Date(now());
    const erasures = openErasureList(settings.dataDir);
    const erasedAgain = await replayErasures(database, erasures, now());
    if (erasedAgain.length > 0)
      log.warn(`${erasedAgain.length} people were erased again: a restored backup, or a stop, had left data of them`);
    const withdrawals = openWithdrawalList(settings.dataDir, database);
    const leftAgain = await replayWithdrawals(database, withdrawals, now());
    if (leftAgain > 0) log.warn(`${leftAgain} people were unsubscribed again: a restored backup had subscribed them`);
    const logEmptier = createLogEmptier({ database, onProblem });
    opened.push(async () => logEmptier.stop());
    const eraseTraces = createTraceEraser({ settings, logEmptier, onProblem });
    if (erasedAgain.length > 0) await eraseTraces(erasedAgain);
    const metrics = createMetrics();
    const reach = createCeilingNotices({
      ...{ database, clock, onProblem },
      count: (ceiling) => metrics.count('ceilings_total', { ceiling }),
    });
    const { mails: ceiling } = limitTable.ceilings;
    const mails = { ceiling, shares: createNetworkShares(ceiling.networkAnHour, now), reach };
    const counts = createCounts({
      ...{ database, clock, onProblem },
      mostOfEvent: limitTable.ceilings.counts.ofEvent,
      onFull: () => reach('counts'),
    });
    opened.push(counts.stop);
    const secret = settings.sessionSecret ?? (await keepSecret(database, 'session'));
    const country = await openCountryRule(settings, onProblem).catch((error) => {
      throw countryProblem(error);
    });
    opened.push(async () => country.close());
    const partnerOrigins = await openPartnerOrigins(database, onProblem, partnersEvery);
    opened.push(partnerOrigins.stop);
    // No await between here and `answerWith`: requests in between would get no answer.
    const listening = await listen(settings.host, settings.port, limitTable.connections).catch((error) => {
      throw hostProblem(settings.host, error);
    });
    const isOld = oldCountryData(country.builtAt, now());
    if (isOld) log.warn(isOld);
    const ending: (() => unknown)[] = [() => listening.stop(patience)];
    opened.push(() => Promise.all(ending.map((end) => end())));
    const siteOrigin = settings.siteOrigin ?? listening.url;
    const linkTokens = createLinkTokens(secret);
    const appointmentLinks = createAppointmentLinks(secret);
    const dist = openDist(distDir);
    const transport = createMailTransport(settings);
    const services: Services = createServices({
      ...{
        settings,
        siteOrigin,
        distDir,
        dist,
        database,
        erasures,
        eraseTraces,
        withdrawals,
        logEmptier,
        counts,
        metrics,
        reach,
        mails,
        partnerOrigins,
        limitTable,
        store,
      },
      ...{ secret, linkTokens, appointmentLinks, dns, webhookAddresses, chat, findStaff },
      ...{ listening, now, log, onProblem },
      country: country.allows,
      destination: transport.destination,
      wake: () => worker.wake(),
    });
    opened.push(services.search.close);
    const rows = routes(services);
    const app = createApp(services, settings.production ? rows.filter(isForProduction) : rows);
    listening.answerWith(app);
    const worker = createMailWorker({
      settings,
      services,
      database,
      limitTable,
      linkTokens,
      appointmentLinks,
      secret,
      transport,
      clock,
      onProblem,
    });
    worker.start();
    // Its own worker: receivers that do not answer keep no email waiting.
    const caller = createWorker({
      ...{ database, clock, onProblem },
      channels: ['webhook'],
      send: sendWebhooks({ database, siteOrigin, rule: webhookAddresses, clock }),
    });
    caller.start();
    const stopNightly = startNightly({ tasks: nightlyTasks(database, settings, clock), onProblem });
    const teams = settings.teamsWebhookUrl !== undefined;
    const stopNotices = startNoticeWatch({ database, clock, teams, onProblem });
    const stopReminders = startReminders({ database, clock, mails, onProblem });
    const stopDiskWatch = watchDisk({
      ...{ dataDir: settings.dataDir, disk: limitTable.ceilings.disk, onProblem },
      onNearlyFull: () => reach('disk'),
    });
    const stopIncoming = startIncoming({
      ...{ database, settings, clock, onProblem },
      bytes: createDayBytes(limitTable.ceilings.bytes, now, () => reach('bytes')),
      mostLeads: limitTable.ceilings.incoming.anHour,
      onTaken: (outcome) => {
        metrics.count('incoming_emails_total', { outcome });
        if (outcome === 'too many') reach('incoming');
      },
    });
    ending.push(
      stopIncoming,
      stopDiskWatch,
      worker.stop,
      caller.stop,
      stopNightly,
      stopNotices,
      stopReminders,
      startWeekly({ database, clock, onProblem }),
    );
    // Last: a failed start must not have created the account, whose password nobody would look for.
    const firstSignIn = await firstAccount(database, settings, now(), {
      isStopping: listening.isStopping,
      onProblem,
    });
    return {
      url: listening.url,
      settings: { ...settings, siteOrigin },
      mailGoesTo: transport.destination,
      firstSignIn,
      database,
      prepare: () => {
        if (settings.assistant) services.chat.prepare();
      },
      refresh: async () => {
        await counts.flush();
        await partnerOrigins.read();
      },
      stop: close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
