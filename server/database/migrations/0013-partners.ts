import type { Migration } from '../migrate.ts';

/** Partners whose pages may use the widgets, beside those of EMBED_ORIGINS. */
export const partners: Migration = {
  name: '0013-partners',
  statements: ({ id, instant, strict }) => [
    `create table partners (
      id ${id},
      origin text not null unique,
      name text not null,
      added_at ${instant} not null,
      added_by text not null
    )${strict}`,
    // Leads of a partner are counted without reading the rest.
    'create index leads_by_origin on leads (origin, received_at)',
  ],
};
