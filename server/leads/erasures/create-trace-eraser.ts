import type { LogEmptier } from '../../database/empty-log.ts';
import { deleteMailFilesOf } from '../../notifications/purge-mail-files.ts';
import type { Settings } from '../../settings/settings.ts';

export type TraceParts = {
  settings: Pick<Settings, 'dataDir' | 'mailFrom' | 'leadsTo'>;
  logEmptier: Pick<LogEmptier, 'now'>;
  onProblem: (message: string, error: unknown) => void;
};

/** Removes what the database's rows left behind once they are erased. Never throws: the rows are gone. */
export type EraseTraces = (emails: readonly string[]) => Promise<void>;

/** Addresses that every email names, without the names before them: `Northlume <hello@company.example>`. */
const ownAddresses = ({ mailFrom, leadsTo }: TraceParts['settings']): string[] =>
  [mailFrom, ...leadsTo.split(',')].map((one) => (/<([^<>]*)>/.exec(one)?.[1] ?? one).trim());

export function createTraceEraser({ settings, logEmptier, onProblem }: TraceParts): EraseTraces {
  return async (emails) => {
    const tell = (error: unknown) => onProblem('Mail files of an erased person could not be deleted', error);
    await deleteMailFilesOf(settings.dataDir, emails, ownAddresses(settings)).catch(tell);
    await logEmptier.now();
  };
}
