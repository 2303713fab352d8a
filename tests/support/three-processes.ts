import { freePort } from '../../tools/lib/port.mjs';
import { freshPostgres } from './databases.ts';
import { unitEnvironment } from './deploy-files.ts';
import { nginx, type RunningProxy, startNginx } from './proxy.ts';
import { sharedServerEntry } from './real-site.ts';
import { ServerProcess } from './server-process.ts';
import { type MailServer, startMailServer } from './smtp.ts';
import { startStandIn } from './stand-in-proxy.ts';

if (!nginx) console.warn('Three processes: nginx is not installed (apt-get install nginx-light), a stand-in is used');

export type ThreeProcesses = {
  processes: ServerProcess[];
  proxy: RunningProxy;
  mail: MailServer;
  database: Awaited<ReturnType<typeof freshPostgres>>;
  stop(): Promise<void>;
};

/**
 * Servers on one PostgreSQL database behind a proxy, with the unit file's environment (docs/deploy) and an adjustable
 * clock.
 * @param settings those of /etc/northlume.env, without database and mail server
 */
export async function startThreeProcesses(settings: Record<string, string>): Promise<ThreeProcesses> {
  const database = await freshPostgres();
  const mail = await startMailServer();
  const environment = {
    DATABASE_URL: database.options.databaseUrl,
    SMTP_URL: mail.url,
    LOG_LEVEL: 'warn',
    USUAL_LIMITS: 'true',
    ...settings,
  };
  const processes: ServerProcess[] = [];
  let proxy: RunningProxy | undefined;
  const stop = async () => {
    await proxy?.stop();
    await Promise.all(processes.map((server) => server.remove()));
    await mail.stop();
    await database.remove();
  };
  try {
    for (let count = 0; count < 3; count += 1) {
      const port = await freePort();
      const { DATA_DIR: _own, ...unit } = unitEnvironment(port);
      processes.push(new ServerProcess(port, { ...unit, ...environment }, sharedServerEntry));
    }
    await Promise.all(processes.map((server) => server.start()));
    const targets = processes.map(({ url }) => new URL(url).host);
    proxy = nginx ? await startNginx(nginx, targets) : await startStandIn(targets);
    return { processes, proxy, mail, database, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
