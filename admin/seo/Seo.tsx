import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { type SeoAnswer, seoPaths } from '../../shared/staff/seo-report.ts';
import { setPageTitle } from '../data/page-title.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { readSeo, type SeoLists } from './read-seo.ts';
import './Seo.css';

/** Rows per "Show more". */
const step = 20;

/** Pages that bring requests, what visitors searched for, and pages that few others link to. */
export default function Seo() {
  const seo = useQuery<SeoAnswer>({ queryKey: [seoPaths.report] });
  useEffect(() => {
    setPageTitle('SEO');
  }, []);
  return (
    <>
      <h1>SEO</h1>
      {seo.status === 'pending' && <Loading what="Loading the report" />}
      {seo.status === 'error' && <ErrorMessage error={seo.error} again={() => void seo.refetch()} />}
      {seo.data && (seo.data.report ? <Lists lists={readSeo(seo.data, seo.data.report)} /> : <NoReport />)}
    </>
  );
}

function NoReport() {
  return (
    <div className="st-empty">
      <p>
        There is no report yet. Run <code>npm run build</code> in the server’s folder: the lists are here right after
        it.
      </p>
      <p className="st-quiet">
        Built on another machine? Copy its <code>seo-report.json</code> into the server’s <code>DATA_DIR</code>.
      </p>
    </div>
  );
}

function Lists({ lists: { bringing, searches, lonely } }: { lists: SeoLists }) {
  return (
    <>
      <List
        id="bringing"
        title="Pages that bring requests"
        note="Requests of the last 12 months, by the page of their form."
        none="No request came from a page of ours."
        columns={['Page', 'Requests']}
        rows={bringing.map(({ path, leads }) => [<Page key={path} path={path} />, leads])}
      />
      <List
        id="searches"
        title="Searches"
        note="Words of our own search in the last 90 days, and the page that was opened from the results."
        none="No search led to a page."
        columns={['Words', 'Page', 'Times']}
        rows={searches.map(({ words, path, times }) => [words, <Page key={path} path={path} />, times])}
      />
      <List
        id="lonely"
        title="Pages that few others link to"
        note="Outside menus, of those that search engines may list. Link them from pages on the same subject."
        none="Every page is linked by three others or more."
        columns={['Page', 'Linked by']}
        rows={lonely.map(({ path, links }) => [<Page key={path} path={path} />, links])}
      />
    </>
  );
}

const Page = ({ path }: { path: string }) => <a href={path}>{path}</a>;

type ListProps = {
  id: string;
  title: string;
  note: string;
  none: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
};

function List({ id, title, note, none, columns, rows }: ListProps) {
  const [most, setMost] = useState(step);
  return (
    <section aria-labelledby={id} className="st-seo">
      <h2 id={id}>{title}</h2>
      <p className="st-quiet">{note}</p>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <table className="st-table st-seo__table">
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, most).map((cells, place) => (
              <tr key={place}>
                {cells.map((cell, at) => (
                  <td key={columns[at]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > most && (
        <Button onPress={() => setMost(most + step)}>
          Show more<span className="st-hidden">: {title}</span>
        </Button>
      )}
    </section>
  );
}
