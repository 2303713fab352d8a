import type { DuplicateChoice, ImportItem } from '../../shared/staff/import-fields.ts';
import type { FaultyRow } from './create-session.ts';
import type { Findings } from './findings.ts';
import type { FileAbout } from './read/open-file.ts';

export type Stage =
  | { name: 'choose'; fault?: string }
  | { name: 'working'; what: string; done?: number; total?: number }
  | { name: 'match'; about: FileAbout; unfinished?: ImportItem; fault?: string }
  /** `goesOn`: continues an unfinished import, with its newsletter choice. */
  | { name: 'review'; findings: Findings; goesOn?: { newsletter: boolean }; fault?: string }
  | { name: 'sending'; done: number; total: number; fault?: string; paused?: boolean }
  | { name: 'done'; item: ImportItem; left: number };

/**
 * Updates a corrected row in place, so that the user keeps their position.
 * @param now new findings; its `unsubscribed` counts only this row
 */
export function withRow(stage: Stage, row: FaultyRow, now: Findings, fault?: string): Stage {
  if (stage.name !== 'review') return stage;
  const { findings } = stage;
  const inPlace = (all: readonly FaultyRow[]) => all.map((one) => (one.line === row.line ? row : one));
  const [faults, doubtful] = [inPlace(findings.faults), inPlace(findings.doubtful)];
  return {
    ...stage,
    fault,
    findings: { ...now, faults, doubtful, unsubscribed: findings.unsubscribed + now.unsubscribed },
  };
}

/** Without a line: for all duplicates. */
export function withChoice(stage: Stage, choice: DuplicateChoice, line?: number): Stage {
  if (stage.name !== 'review') return stage;
  const duplicates = stage.findings.duplicates.map((one) =>
    line === undefined || one.line === line ? { ...one, choice } : one,
  );
  return { ...stage, findings: { ...stage.findings, duplicates } };
}
