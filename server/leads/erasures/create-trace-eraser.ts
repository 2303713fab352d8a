import type { LogEmptier } from '../../database/empty-log.ts';
import { deleteMailFilesOf } from '../../notifications/purge-mail-files.ts';

export type TraceParts = {
  dataDir: string;
  /** Addresses that every email names. */
  ours: readonly string[];
  logEmptier: Pick<LogEmptier, 'now'>;
  onProblem: (message: string, error: unknown) => void;
};

/** Removes what the database's rows left behind once they are erased. Never throws: the rows are gone. */
export type EraseTraces = (emails: readonly string[]) => Promise<void>;

export function createTraceEraser({ dataDir, ours, logEmptier, onProblem }: TraceParts): EraseTraces {
  return async (emails) => {
    const tell = (error: unknown) => onProblem('Mail files of an erased person could not be deleted', error);
    await deleteMailFilesOf(dataDir, emails, ours).catch(tell);
    await logEmptier.now();
  };
}
