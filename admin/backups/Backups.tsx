import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type KeepingAnswer, keepingPaths, type RestoreTest } from '../../shared/staff/backups.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { companyTimeText, span } from '../ui/time.ts';
import { EraseByAddress } from './EraseByAddress.tsx';
import './Backups.css';
import { setPageTitle } from '../data/page-title.ts';

/** What is purged nightly, and the restore tests. */
export default function BackupsView() {
  const keeping = useQuery<KeepingAnswer>({ queryKey: [keepingPaths.keeping], gcTime: 0 });
  useEffect(() => {
    setPageTitle('Deletion and backups');
  }, []);
  return (
    <>
      <h1>Deletion and backups</h1>
      {keeping.status === 'pending' && <Loading what="Loading" />}
      {keeping.status === 'error' && <ErrorMessage error={keeping.error} again={() => void keeping.refetch()} />}
      {keeping.data && (
        <div className="st-keeping">
          <Backups keeping={keeping.data} />
          <Nights keeping={keeping.data} />
          <EraseByAddress />
        </div>
      )}
    </>
  );
}

const size = (bytes: number) => (bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`);

/** Age at which a nightly backup is late (ms). */
const late = 26 * 60 * 60_000;

function Backups({ keeping: { backups, tests, now } }: { keeping: KeepingAnswer }) {
  const [newest] = backups ?? [];
  if (backups === null)
    return (
      <section aria-labelledby="backups">
        <h2 id="backups">Backups</h2>
        <p>
          This server keeps its data in PostgreSQL and makes no backups of it. Whoever operates it makes them with
          pg_dump, restores one into a second database, and compares the two with “npm run restore-test”
          (docs/operating.md). The results are shown here.
        </p>
        <RestoreTests tests={tests} isOfDatabase />
      </section>
    );
  return (
    <section aria-labelledby="backups">
      <h2 id="backups">Backups</h2>
      {newest ? (
        <p className={now - newest.at > late ? 'st-field__error' : undefined}>
          The newest is {span(now - newest.at)} old
          {now - newest.at > late && ': last night made none. Look into the log'}.
        </p>
      ) : (
        <p>There is none yet: the first is made tonight, or now by “npm run backup”.</p>
      )}
      {newest && (
        <p className="st-quiet">
          “npm run restore-test” restores it into a second file, compares every row, and deletes that file again. What
          it found is shown here.
        </p>
      )}
      <RestoreTests tests={tests} />
      {backups.length > 0 && (
        <details>
          <summary>{backups.length === 1 ? 'The one backup' : `All ${backups.length} backups`}</summary>
          <ul>
            {backups.map(({ name, at, bytes }) => (
              <li key={name}>
                {companyTimeText(at)}, {size(bytes)} <code className="st-secret">{name}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** @param isOfDatabase PostgreSQL: compares with the live tables, which keep changing */
function RestoreTests({ tests, isOfDatabase = false }: { tests: RestoreTest[]; isOfDatabase?: boolean }) {
  return (
    <ul className="st-list" aria-label="Restore tests, the newest first" aria-live="polite">
      {tests.map((one) => (
        <Tested key={one.at} test={one} isOfDatabase={isOfDatabase} />
      ))}
    </ul>
  );
}

function Tested({ test, isOfDatabase }: { test: RestoreTest; isOfDatabase: boolean }) {
  const { at, askedBy, backup, ok, fault, tables, leads } = test;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const lost = leads.here - leads.restored;
  const different = tables.filter(({ same }) => !same).map(({ name }) => name);
  return (
    <li className="st-keeping__test">
      <p>
        <strong>{ok ? '✓ Restored whole' : '✕ Not whole'}</strong> {companyTimeText(at)}, {askedBy}
      </p>
      {fault ? (
        <p className="st-field__error">{fault}</p>
      ) : (
        <p>
          {rows} rows of {tables.length} tables; {leads.restored} of the {leads.here} leads that are here from before
          the backup{leads.deletedSince > 0 && `, and ${leads.deletedSince} that were deleted since`}.
        </p>
      )}
      {different.length > 0 && isOfDatabase && <p>Changed here since: {different.join(', ')}.</p>}
      {different.length > 0 && !isOfDatabase && (
        <p className="st-field__error">Other rows than in the backup: {different.join(', ')}.</p>
      )}
      {lost > 0 && <p className="st-field__error">{lost} leads are not in it as they are here.</p>}
      <p className="st-quiet st-keeping__name">{backup}</p>
    </li>
  );
}

function Nights({ keeping: { nights } }: { keeping: KeepingAnswer }) {
  return (
    <section aria-labelledby="nights">
      <h2 id="nights">What was deleted</h2>
      <p className="st-quiet">
        Every night what is older than the forms promise. The log holds counts, and nothing of anybody.
      </p>
      {nights.length === 0 && <p>No night has passed yet.</p>}
      <ul className="st-list">
        {nights.map(({ at, counts }) => (
          <li key={at} className="st-keeping__test">
            <strong>{companyTimeText(at)}</strong>
            <p>
              {Object.entries(counts)
                .map(([kind, count]) => `${count} ${kind}`)
                .join(', ') || 'Nothing was old enough.'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
