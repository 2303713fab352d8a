import {
  type CompanyAnswer,
  type KnownPersonAnswer,
  type PeopleAnswer,
  type PeopleFilter,
  peoplePage,
} from '../../../shared/staff/people.ts';
import type { Database } from '../../database/database.ts';
import { exportPeople } from './export-people.ts';
import { peopleKeys } from './people-keys.ts';
import { readCompany, readKnownPerson } from './read-known-person.ts';
import { readPeople } from './read-people.ts';

/** Everybody who is known. Every method may throw `DatabaseUnavailable`. */
export type People = {
  /** Sorted by when something last came in, newest first. */
  list(query: { filter: PeopleFilter; me: number; offset: number }): Promise<PeopleAnswer>;
  person(key: string): Promise<KnownPersonAnswer | undefined>;
  company(name: string): Promise<CompanyAnswer | undefined>;
  /** CSV in pieces. */
  export(filter: PeopleFilter, me: number): AsyncIterable<string>;
};

export function createPeople({ read }: Pick<Database, 'read'>, clock: () => Date): People {
  const now = () => clock().getTime();
  return {
    async list({ filter, me, offset }) {
      const keys = await peopleKeys(read, filter, { me, limit: peoplePage + 1, offset });
      const items = await readPeople(read, keys.slice(0, peoplePage));
      return { items, more: keys.length > peoplePage, now: now() };
    },
    person: (key) => readKnownPerson(read, key.toLowerCase(), now()),
    company: (name) => readCompany(read, name, now()),
    export: (filter, me) => exportPeople(read, filter, me),
  };
}
