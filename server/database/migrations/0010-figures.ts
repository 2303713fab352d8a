import type { Migration } from '../migrate.ts';

/** What figures of a period are read by, and who gets the five numbers of a week. */
export const figures: Migration = {
  name: '0010-figures',
  statements: () => [
    'create index leads_by_time on leads (received_at)',
    'create index events_by_event on events (event, day)',
    // The few questions among all messages.
    'create index chat_messages_unknown on chat_messages (sent_at) where unknown_question is not null',
    'alter table staff add column weekly_figures integer not null default 0',
  ],
};
