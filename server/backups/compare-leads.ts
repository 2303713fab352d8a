import type { RestoreTest } from '../../shared/staff/backups.ts';

type Lead = { reference: string; content_hash: string };

export function compareLeads(restored: readonly Lead[], live: readonly Lead[]): RestoreTest['leads'] {
  const kept = new Map(restored.map(({ reference, content_hash }) => [reference, content_hash]));
  const here = new Set(live.map(({ reference }) => reference));
  return {
    here: here.size,
    restored: live.filter(({ reference, content_hash }) => kept.get(reference) === content_hash).length,
    deletedSince: [...kept.keys()].filter((reference) => !here.has(reference)).length,
  };
}
