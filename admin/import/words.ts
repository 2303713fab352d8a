import type { ImportItem } from '../../shared/staff/import-fields.ts';

/** `1 row`, `9,963 rows`. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-CA')} ${count === 1 ? one : many}`;

/** `9,963 added, 12 updated, 3 skipped`. */
export const countsText = ({ added, updated, skipped }: Pick<ImportItem, 'added' | 'updated' | 'skipped'>): string =>
  [
    `${added.toLocaleString('en-CA')} added`,
    updated && `${updated.toLocaleString('en-CA')} updated`,
    skipped && `${skipped.toLocaleString('en-CA')} skipped`,
  ]
    .filter(Boolean)
    .join(', ');
