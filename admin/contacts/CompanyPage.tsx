import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type CompanyAnswer, peoplePaths } from '../../shared/staff/people.ts';
import { setPageTitle } from '../data/page-title.ts';
import { LeadRows } from '../inbox/LeadRows.tsx';
import { PeopleRows } from '../inbox/PeopleRows.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import type { ViewProps } from '../ui/OnDemand.tsx';
import { decodedPlace } from './decoded-place.ts';

/** Who named a company, and their requests. */
export default function CompanyPage({ rest }: ViewProps) {
  const name = decodedPlace(rest);
  const query = useQuery<CompanyAnswer>({
    queryKey: [`${peoplePaths.company}?${new URLSearchParams({ name })}`],
    gcTime: 0,
  });
  useEffect(() => setPageTitle(name), [name]);
  return (
    <>
      <p>
        <a href="#/contacts">← Contacts</a>
      </p>
      {query.status === 'pending' && <Loading what="Loading the company" />}
      {query.status === 'error' && <ErrorMessage error={query.error} again={() => void query.refetch()} />}
      {query.data && (
        <>
          <h1>{query.data.name}</h1>
          <section aria-labelledby="people">
            <h2 id="people">People</h2>
            <PeopleRows items={query.data.people} label="People" />
          </section>
          <section aria-labelledby="requests">
            <h2 id="requests">Requests</h2>
            {query.data.requests.length === 0 ? (
              <p>No request.</p>
            ) : (
              <LeadRows items={query.data.requests} now={query.data.now} label="Requests" />
            )}
          </section>
        </>
      )}
    </>
  );
}
