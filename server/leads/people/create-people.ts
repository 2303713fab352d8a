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
import { keyOfPerson } from './person-ids.ts';
import { readCompany, readKnownPerson } from './read-known-person.ts';
import { readPeople } from './read-people.ts';

/** Everybody who is known. Every method may throw `DatabaseUnavailable`. */
export type People = {
  /** Sorted by when something last came in, newest first. */
  list(query: { filter: PeopleFilter; me: number; offset: number }): Promise<PeopleAnswer>;
  /** @param id of `PersonItem`, the reference of any request, or an email */
  person(id: string): Promise<KnownPersonAnswer | undefined>;
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
    async person(id) {
      const key = await keyOfPerson(read, id);
      return key === undefined ? undefined : readKnownPerson(read, key, now());
    },
    company: (name) => readCompany(read, name, now()),
    export: (filter, me) => exportPeople(read, filter, me),
  };
}
