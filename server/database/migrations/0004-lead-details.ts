import type { Migration } from '../migrate.ts';

/** A lead of the quiz, the chat or a calculator names no service and perhaps no phone, and has details of its own. */
export const leadDetails: Migration = {
  name: '0004-lead-details',
  statements: ({ allowNull }) => [
    ...['name', 'phone', 'service'].flatMap((column) => allowNull('leads', column, 'text')),
    'alter table leads add column details text',
  ],
};
