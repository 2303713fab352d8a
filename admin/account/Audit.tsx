import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hours } from '../../shared/company/hours.ts';
import { type AuditItem, staffPaths } from '../../shared/staff/staff.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { companyTimeText } from '../ui/time.ts';
import './Audit.css';
import { setPageTitle } from '../data/page-title.ts';

/** The audit log, newest first. */
export default function Audit() {
  const [before, setBefore] = useState<number>();
  const path = before === undefined ? staffPaths.audit : `${staffPaths.audit}?before=${before}`;
  const log = useQuery<{ items: AuditItem[] }>({ queryKey: [path], gcTime: 0 });
  useEffect(() => {
    setPageTitle('Audit log');
  }, []);
  const last = log.data?.items.at(-1);
  return (
    <>
      <h1>Audit log</h1>
      <p className="st-quiet">Who signed in, read, changed, exported or erased. Nobody can change or delete a line.</p>
      {log.status === 'pending' && <Loading what="Loading the log" />}
      {log.status === 'error' && <ErrorMessage error={log.error} again={() => void log.refetch()} />}
      {log.data && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard.
        <section className="st-scroll" aria-label="Audit log" tabIndex={0}>
          <table className="st-table st-audit">
            <thead>
              <tr>
                <th scope="col">When ({hours.clock})</th>
                <th scope="col">Who</th>
                <th scope="col">Did</th>
                <th scope="col">To</th>
                <th scope="col">Detail</th>
              </tr>
            </thead>
            <tbody>
              {log.data.items.map(({ id, at, who, action, about, detail }) => (
                <tr key={id}>
                  <td>{companyTimeText(at)}</td>
                  <td>{who}</td>
                  <td>{action}</td>
                  <td>{about}</td>
                  <td>{detail}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <p className="st-row">
        {before !== undefined && <Button onPress={() => setBefore(undefined)}>Newest</Button>}
        {last && log.data?.items.length === 200 && <Button onPress={() => setBefore(last.id)}>Older</Button>}
      </p>
    </>
  );
}
