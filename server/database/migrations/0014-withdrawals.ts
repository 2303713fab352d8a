import type { Migration } from '../migrate.ts';

/** Who withdrew, as hashes alone; and which import brought a consent, in place of which subscriber a contact became. */
export const withdrawals: Migration = {
  name: '0014-withdrawals',
  statements: ({ reference, strict }) => [
    `create table withdrawals (hash text primary key)${strict}`,

    `alter table consents add column import_id ${reference}`,
    'create index consents_by_import on consents (import_id) where import_id is not null',
    // Where two imports changed a contact it was not written down which of them subscribed it: such a consent stays.
    // All at once: contact by contact, 50,000 of them would take longer than a statement may.
    `update consents set import_id = contacts.import_id from contacts
      where contacts.subscriber_id = consents.subscriber_id and contacts.import_id = contacts.changed_by
      and consents.form = 'import'`,
    'alter table contacts drop column subscriber_id',
  ],
};
