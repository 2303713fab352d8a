import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../../../tools/lib/site-build.mjs';
import { keepMails } from '../mail-folder.ts';
import { sharedServerEntry, staffAddress } from '../real-site.ts';
import { root } from '../repository.ts';
import { startServerProcess } from '../server-process.ts';
import { startMailServer } from '../smtp.ts';
import { wholeSet } from '../whole-set.ts';

export type Shared = {
  site: { url: string; dataDir: string };
  mails: string;
  /** From current sources, per runtime; React only in `test:all`. */
  scripts: { preact: string; react: string };
};

declare module 'vitest' {
  export interface ProvidedContext {
    shared: Shared;
  }
}

/** Same sources, real React 19. Built once per run of `test:all`. */
async function buildOnReact(): Promise<string> {
  process.env.WIDGETS_REACT = '19';
  for (const script of ['partners', 'site']) {
    process.env.WIDGETS_FOR = script;
    await build({ configFile: join(root, 'vite.widgets.config.ts'), logLevel: 'error' });
  }
  delete process.env.WIDGETS_REACT;
  delete process.env.WIDGETS_FOR;
  return join(root, 'node_modules/.cache/widgets-react');
}

/**
 * Starts what the browser tests share: the built site on the real server, its mail server, and for `test:all` the scripts on
 * React.
 * @returns ends all of them
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt({ forTests: !wholeSet });
  const folder = mkdtempSync(join(tmpdir(), 'northlume-mails-'));
  const mail = await startMailServer(keepMails(folder));
  const [server, react] = await Promise.all([
    startServerProcess(
      { SMTP_URL: mail.url, LEADS_TO: staffAddress, ADMIN_REQUIRE_TOTP: 'true', PREPARES_CHAT: 'true' },
      sharedServerEntry,
    ),
    wholeSet ? buildOnReact() : '',
  ]);
  project.provide('shared', {
    site: { url: server.url, dataDir: server.dataDir },
    mails: folder,
    scripts: { preact: join(root, 'dist'), react },
  });
  return async () => {
    await server.remove();
    await mail.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
